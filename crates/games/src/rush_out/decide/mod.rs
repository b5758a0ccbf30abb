//! `decide`: every rule of the table, one file for each subject.

pub(super) mod abilities;
mod choosing;
mod completing;
mod course;
mod curses;
mod dealing;
mod dragon;
mod market;
pub(super) mod placing;
mod rolling;
mod rounds;
mod scrolls;
pub(super) mod shown;
mod spells;
pub(super) mod tracker;
mod who;

use super::command::Command;
use super::event::Event;
use super::refusal::Refusal;
use super::state::State;
use course::Course;
use kernel::{Actor, Ctx};
use who::Asked;

/// What a decision comes to.
type Decided = Result<Vec<Event>, Refusal>;

/// What happens by itself at the start: who the sorcerer is, the cards of the match, the first deal.
pub(super) fn begin(state: &State, cx: &mut Ctx) -> Vec<Event> {
    dealing::begin(state, &mut cx.chance)
}

/// What a command brings about.
///
/// # Errors
/// The first rule that forbids it, the sender's first (RO-27).
pub(super) fn decide(state: &State, by: Actor, command: Command, cx: &mut Ctx) -> Decided {
    let asked = Asked { state, by, now: cx.now };
    match command {
        Command::Roll { seat, faces } => rolling::roll(asked, seat, faces, &mut cx.chance),
        Command::Retrieve { seat, dice } => rolling::retrieve(asked, seat, &dice),
        Command::Place { seat, die, target, slot, symbol } => {
            placing::place(asked, seat, &die, &target, slot, symbol.as_deref())
        }
        Command::PlaceWhereItFits { seat, die } => placing::where_it_fits(asked, seat, &die),
        Command::SetAside { seat, die } => rolling::set_aside(asked, seat, &die),
        Command::ChooseHero { seat, class, colour } => {
            rounds::choose_hero(asked, seat, class, colour)
        }
        Command::ResolveSpell { seat, choice } => choosing::resolve(asked, seat, &choice),
        Command::ChooseVortexDie { seat, die } => choosing::vortex_die(asked, seat, &die),
        Command::AckHighFive { seat } => curses::ack(asked, seat),
        Command::RemindCurse { seat, card } => curses::remind(asked, seat, &card),
        Command::ConfirmReminder { seat, agree } => curses::confirm(asked, seat, agree),
        Command::SpendGoldPair { seat } => market::spend_pair(asked, seat),
        Command::Buy { seat, item, hero } => market::buy(asked, seat, &item, hero),
        Command::FinishMarket { seat } => market::finish(asked, seat, &mut cx.chance),
        Command::FlipDie { seat, die, scroll } => scrolls::flip(asked, seat, &die, &scroll),
        Command::SwapTopSpell { seat, scroll, card } => {
            scrolls::swap_top(asked, seat, &scroll, &card)
        }
        Command::AssignXp { seat, card, hero } => abilities::assign_xp(asked, seat, &card, hero),
        Command::UseAbility { seat, hero, card, die } => {
            abilities::use_ability(asked, seat, hero, card.as_deref(), die.as_deref())
        }
        Command::Pause {} => rounds::pause(asked),
        Command::Resume {} => rounds::resume(asked),
        Command::EndRound { winner } => rounds::end_round(asked, winner),
        Command::NextRound {} => rounds::next_round(asked, &mut cx.chance),
        Command::FinishMatch {} => rounds::finish_match(asked),
        Command::TurnUp { row, space, card } => shown::turn_up(asked, row, space, &card),
        Command::StartRound { seat } => rounds::start_round(asked, seat),
        Command::MoveDragon { steps } => tracker::move_dragon(asked, steps),
        Command::TakeSouls { souls } => tracker::take_souls(asked, souls),
        Command::TakeLife { life } => tracker::take_life(asked, life),
        Command::SetWounded { hero, wounded } => tracker::set_wounded(asked, hero, wounded),
        Command::SetCurse { curse, cards } => tracker::set_curse(asked, curse, cards),
        Command::SetGold { team, cards } => tracker::set_gold(asked, team, cards),
    }
}
