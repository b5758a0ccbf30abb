//! Set-up list of the real box: what is laid out, by setup and number of people (RO-16 to RO-23).

use super::super::catalogue::cards::Cards;
use super::super::catalogue::decks;
use super::super::model::{CardKind, Config};
use kernel::Line;

/// What is laid out before the first round, one thing after the other, each with its rule.
pub(super) fn layout(cards: &Cards, config: &Config, players: usize) -> Vec<Line> {
    let line = |name: &str, rule: &str| Line::new(&format!("rush_out-layout-{name}")).by_rule(rule);
    let mut lines =
        vec![line("heroes", "RO-4").number("n", players as i64 - 1), line("sorcerer", "RO-11")];
    let mut all = 0;
    for (kind, n) in decks::spell_counts(cards, config) {
        let there = cards.all.iter().filter(|card| card.kind == kind).count();
        all += i64::from(n);
        let spells = line("spells", "RO-18").word("kind", kind.word()).number("n", n);
        lines.push(spells.number("rest", there as i64 - i64::from(n)));
    }
    lines.push(line("spell-deck", "RO-19").number("n", all));
    let left_out = cards.all.iter().any(|card| usize::from(card.back) > players);
    lines.push(line("tasks", "RO-17").number("n", if left_out { players as i64 } else { 0 }));
    for (kind, used) in
        [(CardKind::Gold, cards.setup.gold), (CardKind::Confrontation, cards.setup.confrontation)]
    {
        if used {
            lines.push(line("more-tasks", "RO-16").word("kind", kind.word()));
        }
    }
    let easier = i64::from(config.easier_for_heroes == kernel::Switch::On);
    lines.push(line("task-deck", "RO-19").number("easier", easier));
    let mixed = cards.setup.gold || cards.setup.confrontation;
    lines.push(line("rows", "RO-20").number("mixed", i64::from(mixed)));
    if cards.setup.dragon {
        lines.push(line("dragon", "RO-21").number("n", players as i64));
    }
    if cards.setup.gold {
        let gear: i64 = cards.gear.iter().map(|item| i64::from(item.copies)).sum();
        let scrolls: i64 = cards.scrolls.iter().map(|item| i64::from(item.copies)).sum();
        lines.push(line("market", "RO-80").number("gear", gear).number("scrolls", scrolls));
        lines.push(line("marker", "RO-78"));
    }
    for (name, n) in [("souls", cards.souls), ("life", cards.life)] {
        if n > 0 {
            lines.push(line(name, "RO-22").number("n", n));
        }
    }
    if cards.setup.xp {
        lines.push(line("abilities", "RO-100"));
    }
    lines.push(line("wins", "RO-115").number("n", cards.setup.trophies_to_win));
    lines
}
