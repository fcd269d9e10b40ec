//! The parts of a drawn floe for the numbers of players that it is not drawn for. A board file speaks of all of them;
//! only the chosen one has to be right, the others are made to fit.

use std::collections::BTreeSet;

use super::draft::{Draft, PLAYERS, Spot};

/// What was changed in the part for a number of players that is not the chosen one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// These fields are out of play, too: no way leads there.
    CutOff(u8, Vec<String>),
    /// The part is the one for the chosen number.
    AsChosen(u8),
}

/// The places that are out of play with two, three and four players, so that the other parts hold together whenever
/// the chosen one does.
pub fn out_of_play(draft: &Draft) -> [BTreeSet<Spot>; 3] {
    std::array::from_fn(|part| fitted(draft, part).0)
}

/// What had to be changed for that.
pub fn changes(draft: &Draft) -> Vec<Change> {
    let names = draft.names();
    let others = (0..PLAYERS.len()).filter(|&part| part != draft.part());
    others
        .filter_map(|part| match fitted(draft, part).1? {
            Fit::CutOff(lost) => {
                let lost = lost.iter().filter_map(|spot| names.get(spot).cloned()).collect();
                Some(Change::CutOff(PLAYERS[part], lost))
            }
            Fit::AsChosen => Some(Change::AsChosen(PLAYERS[part])),
        })
        .collect()
}

enum Fit {
    CutOff(BTreeSet<Spot>),
    AsChosen,
}

fn fitted(draft: &Draft, part: usize) -> (BTreeSet<Spot>, Option<Fit>) {
    let drawn = drawn_out(draft, part);
    let chosen = draft.part();
    let lost = cut_off(draft, &drawn);
    let left = draft.cells.len() - drawn.len() - lost.len();
    if part == chosen || lost.is_empty() && left > 1 {
        return (drawn, None);
    }
    // Igloos stay in play, so they cannot be left behind; one field alone is no floe.
    if left > 1 && lost.iter().all(|spot| !draft.cells[spot].igloo) {
        return (&drawn | &lost, Some(Fit::CutOff(lost)));
    }
    let as_chosen = drawn_out(draft, chosen);
    let changed = as_chosen != drawn;
    (as_chosen, changed.then_some(Fit::AsChosen))
}

fn drawn_out(draft: &Draft, part: usize) -> BTreeSet<Spot> {
    draft.cells.iter().filter(|(_, cell)| cell.out[part]).map(|(spot, _)| *spot).collect()
}

/// What cannot be reached from the igloo nearest to the top, or from the first field where there is none.
fn cut_off(draft: &Draft, out: &BTreeSet<Spot>) -> BTreeSet<Spot> {
    let mut lost: BTreeSet<Spot> = draft.cells.keys().filter(|spot| !out.contains(*spot)).copied().collect();
    let igloo = lost.iter().find(|spot| draft.cells[*spot].igloo);
    let Some(start) = igloo.or(lost.first()).copied() else { return lost };
    let mut to_visit = vec![start];
    while let Some((row, x)) = to_visit.pop() {
        if lost.remove(&(row, x)) {
            to_visit
                .extend([(0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1)].map(|(r, h)| (row + r, x + h)));
        }
    }
    lost
}

#[cfg(test)]
mod tests {
    use super::super::draft::Paint;
    use super::super::draft::tests::printed;
    use super::*;

    fn at(draft: &Draft, name: &str) -> Spot {
        *draft.names().iter().find(|(_, other)| *other == name).unwrap().0
    }

    #[test]
    fn a_field_beyond_what_two_players_have_does_not_stop_four() {
        // N-2: with two players the rows F and G are water.
        let mut draft = printed(4);
        let (row, x) = at(&draft, "G2");
        draft.paint((row + 1, x + 1), Paint::Ice);
        assert_eq!(changes(&draft), [Change::CutOff(2, vec!["H1".into()])]);
        let board = draft.scenario().unwrap().board;
        assert_eq!(board.floe(4).in_play().len(), 32);
        assert_eq!(board.floe(2).in_play().len(), 22, "the usual 22");
    }

    #[test]
    fn igloos_apart_from_each_other_have_the_chosen_part() {
        let mut draft = printed(4);
        let (row, x) = at(&draft, "G2");
        draft.paint((row + 1, x + 1), Paint::Igloo(true));
        assert_eq!(changes(&draft), [Change::AsChosen(2)]);
        let board = draft.scenario().unwrap().board;
        assert_eq!(board.floe(2).in_play(), board.floe(4).in_play());
    }

    #[test]
    fn the_chosen_part_is_never_changed() {
        let mut draft = printed(2);
        let (row, x) = at(&draft, "G2");
        draft.paint((row + 1, x + 1), Paint::Ice);
        let defects = draft.scenario().unwrap_err();
        assert!(defects.iter().any(|defect| defect.key == "cut-off"), "{defects:?}");
        let usual = printed(3);
        assert!(changes(&usual).is_empty());
        assert_eq!(usual.board(), "floe31");
    }
}
