//! When there is talk before sides are chosen, and for how long (K-14, K-15).

use ::nanuk::Stage;

use super::view::View;
use crate::link::Seen;

/// How many seconds the persons at one screen may talk before the first of them decides: once a hunt, whether they
/// decide in secret or one after the other. Bots do not talk with them and may have decided already.
pub fn seconds(seen: &Seen) -> Option<u64> {
    let view = View::of(&seen.view)?;
    if view.stage != Stage::Sides {
        return None;
    }
    let leads = |seat: u8| view.hunt_leader() == Some(seat) || view.doom == Some(seat);
    let decided = seen.persons().any(|seat| !leads(seat) && view.has_decided(seat));
    seen.options["talk"].as_u64().filter(|&seconds| seconds > 0 && !decided)
}

#[cfg(test)]
mod tests {
    use super::super::samples::seen;
    use super::*;
    use inuksuk_core::{Actor, Observer, Turn};
    use serde_json::{Value, json};

    /// After a boast of seat 1, the doom of its neighbour and so many decisions of the others: may there be talk?
    fn talk(persons: u8, open_sides: bool, decisions: usize) -> bool {
        let options = json!({"open-sides": open_sides, "talk": 60, "first": 1});
        let entry = inuksuk_catalog::find("nanuk").unwrap();
        let mut matched = entry.start(5, &options, None, &mut inuksuk_catalog::Unchanging).unwrap();
        while matched.turn() == Turn::Chance {
            let (outcome, _) = matched.outcomes().remove(0);
            matched.play(Actor::Chance, &outcome).unwrap();
        }
        let said = ["boast f 2 3", "doom"].into_iter().chain(std::iter::repeat_n("hunt", decisions));
        for action in said {
            let Turn::Seats(seats) = matched.turn() else { panic!("nobody is asked") };
            let seat = seats.iter().next().unwrap();
            matched.play(Actor::Seat(seat), action).unwrap();
        }
        let view: Value = matched.view(Observer::Spectator);
        seconds(&seen(persons, &options, &view, &[])) == Some(60)
    }

    // K-14, K-15: once, in secret as openly.
    #[test]
    fn there_is_talk_once_before_the_first_person_decides() {
        for open_sides in [false, true] {
            assert!(talk(5, open_sides, 0), "{open_sides}");
            assert!(!talk(5, open_sides, 1) && !talk(5, open_sides, 2), "{open_sides}");
        }
    }

    #[test]
    fn bots_that_have_decided_do_not_end_the_talk_of_persons() {
        // The wind of the first outcome goes with rising numbers: after seats 1 and 2 the bots 3 to 5 decide.
        assert!(talk(2, true, 1));
    }
}
