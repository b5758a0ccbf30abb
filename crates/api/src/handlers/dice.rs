//! Dice: what came up, whether it looks fair, and dice under names.

use super::Answer;
use crate::{App, Host, Nothing, ThatSession};
use service::{
    DiceReport, DiceSets, FairnessRequest, RollsPage, RollsRequest, Seal, TestDice, TextFile,
};
use tools::Fairness;

pub(crate) fn rolls(app: &App, _host: &dyn Host, ask: RollsRequest) -> Answer<RollsPage> {
    Ok(app.service()?.rolls(&ask)?)
}

pub(crate) fn fairness(
    app: &App,
    _host: &dyn Host,
    ask: FairnessRequest,
) -> Answer<Vec<DiceReport>> {
    Ok(app.service()?.fairness(ask.session)?)
}

pub(crate) fn seal(app: &App, _host: &dyn Host, ask: ThatSession) -> Answer<Seal> {
    Ok(app.service()?.seal(ask.session)?)
}

pub(crate) fn test_dice(_app: &App, _host: &dyn Host, ask: TestDice) -> Answer<Fairness> {
    Ok(service::test_dice(&ask)?)
}

pub(crate) fn rolls_table(app: &App, _host: &dyn Host, ask: ThatSession) -> Answer<TextFile> {
    Ok(app.service()?.rolls_table(ask.session)?)
}

pub(crate) fn rolls_proof(app: &App, _host: &dyn Host, ask: ThatSession) -> Answer<TextFile> {
    Ok(app.service()?.rolls_proof(ask.session)?)
}

pub(crate) fn dice_sets(app: &App, _host: &dyn Host, _: Nothing) -> Answer<DiceSets> {
    Ok(app.service()?.dice_sets()?)
}

pub(crate) fn keep_dice_sets(app: &App, _host: &dyn Host, ask: DiceSets) -> Answer<DiceSets> {
    Ok(app.service()?.keep_dice_sets(ask)?)
}
