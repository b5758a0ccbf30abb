//! Scores of a game (RK-42 to RK-45).
//!
//! Pure functions, used by the table and by the judge.

use super::model::BlockedScoring;
use kernel::Points;

/// What a person holds at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// Points of the rack (RK-42).
    pub points: Points,
    /// How many tiles, where that is known.
    pub count: Option<u32>,
}

/// A scored game, in the order in which the racks were given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scored {
    pub points: Vec<Points>,
    /// Who won, as places in the list.
    pub winners: Vec<usize>,
}

/// A person went out: everybody else loses the own rack, the winner gets the sum (RK-43).
pub fn out(winner: usize, racks: &[Held]) -> Scored {
    let others = |at: usize| if at == winner { 0 } else { racks[at].points };
    let pot: Points = (0..racks.len()).map(others).sum();
    let points = (0..racks.len()).map(|at| if at == winner { pot } else { -others(at) });
    Scored { points: points.collect(), winners: vec![winner] }
}

/// No person could go on (RK-44, RK-45). `order` are the places of the list in turn order from the starter.
///
/// # Errors
/// The places of those who are lowest together and whose tiles have to be counted.
pub fn blocked(
    racks: &[Held],
    order: &[usize],
    scoring: BlockedScoring,
) -> Result<Scored, Vec<usize>> {
    let lowest = racks.iter().map(|held| held.points).min().unwrap_or(0);
    let mut winners: Vec<usize> =
        (0..racks.len()).filter(|at| racks[*at].points == lowest).collect();
    if winners.len() > 1 {
        let uncounted: Vec<usize> =
            winners.iter().copied().filter(|at| racks[*at].count.is_none()).collect();
        if !uncounted.is_empty() {
            return Err(uncounted);
        }
        let fewest = winners.iter().filter_map(|at| racks[*at].count).min();
        winners.retain(|at| racks[*at].count == fewest);
    }
    // A person tied for the lowest who holds more tiles pays like the others.
    let loses = |at: &usize| !winners.contains(at);
    let own = |at: usize| racks[at].points;
    let difference = |at: usize| own(at) - lowest;
    let (pays, adds): (&dyn Fn(usize) -> Points, &dyn Fn(usize) -> Points) = match scoring {
        BlockedScoring::Full => (&own, &own),
        BlockedScoring::Difference => (&difference, &difference),
        BlockedScoring::Mixed => (&own, &difference),
    };
    let mut points = vec![0; racks.len()];
    let losers: Vec<usize> = (0..racks.len()).filter(loses).collect();
    losers.iter().for_each(|at| points[*at] = -pays(*at));
    let pot: Points = losers.iter().map(|at| adds(*at)).sum();
    let sharers: Vec<usize> = order.iter().copied().filter(|at| winners.contains(at)).collect();
    let (share, rest) = match sharers.len() as Points {
        0 => (0, 0),
        n => (pot / n, pot % n),
    };
    for (nth, at) in sharers.iter().enumerate() {
        points[*at] = share + Points::from((nth as Points) < rest);
    }
    Ok(Scored { points, winners })
}
