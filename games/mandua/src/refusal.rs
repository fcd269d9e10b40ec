//! Why an action is refused: the sentence that helps, and its rule.

use inuksuk_core::{Actor, Game, Refusal, Rule};

use crate::{Action, Field, Mandua, Side, Stage, State, most_hunters, rules::seat_of};

const fn rule(id: &'static str) -> Rule {
    Rule(id)
}

impl Mandua {
    /// Why an action that is not legal is refused.
    pub(crate) fn refusal(&self, state: &State, actor: Actor, action: Action) -> Refusal {
        if let Some((_, by)) = state.result() {
            return Refusal::new("mandua-refused-over", by, "the match is over");
        }
        let Actor::Seat(seat) = actor else {
            return Refusal {
                key: "mandua-refused-chance",
                rule: None,
                message: "there is no chance in MANDUA".to_owned(),
            };
        };
        if seat != seat_of(state.side()) {
            let turn = match state.side() {
                Side::Hunters => "it is the hunters' turn",
                Side::Tigers => "it is the tigers' turn",
            };
            return Refusal::new("mandua-refused-turn", rule("M-5"), turn);
        }
        if let Some(refusal) = self.refused_by_option(action) {
            return refusal;
        }
        match (state.stage, action) {
            (Stage::Remove, Action::Remove(field)) => not_tied(state, field),
            (Stage::Remove, _) => Refusal::new(
                "mandua-refused-remove-first",
                rule("M-34"),
                format!("first a tiger is removed, one of {:?}", state.audit.tied_fields()),
            ),
            (stage, _) if stage.side() == Side::Hunters => self.hunters_refusal(state, action),
            _ => self.tigers_refusal(state, action),
        }
    }

    /// Words of the tournament rule in guided play, and numbers nobody can mean.
    fn refused_by_option(&self, action: Action) -> Option<Refusal> {
        match action {
            Action::Say(_) | Action::Done | Action::Fault(_) | Action::Remove(_) if !self.options.faults => {
                Some(Refusal::new(
                    "mandua-refused-guided",
                    rule("M-30"),
                    format!("'{}' belongs to play with faults", self.action_text(action)),
                ))
            }
            Action::Say(number) if number > Action::MOST => Some(too_many("M-31", number)),
            Action::Fault(number) if number > Action::MOST => Some(too_many("M-33", number)),
            _ => None,
        }
    }

    fn hunters_refusal(&self, state: &State, action: Action) -> Refusal {
        match action {
            Action::Place(field) => refused_placement(state, field),
            Action::Move { from, to } => refused_hunter_move(state, from, to),
            Action::Say(_) | Action::Done => Refusal::new(
                "mandua-refused-tigers-word",
                rule("M-31"),
                format!("'{}' is for the tiger side", self.action_text(action)),
            ),
            Action::Fault(_) if state.stage == Stage::Challenged => {
                Refusal::new("mandua-refused-second-challenge", rule("M-33"), "there is one challenge a turn")
            }
            Action::Fault(_) => Refusal::new(
                "mandua-refused-no-challenge",
                rule("M-33"),
                "no tiger turn is open to a challenge",
            ),
            Action::Remove(_) => Refusal::new(
                "mandua-refused-no-removal",
                rule("M-34"),
                "a tiger is removed only after a right challenge that ends in a tie",
            ),
        }
    }

    fn tigers_refusal(&self, state: &State, action: Action) -> Refusal {
        match action {
            Action::Place(_) => {
                Refusal::new("mandua-refused-tigers-place", rule("M-10"), "only hunters are placed")
            }
            Action::Fault(_) | Action::Remove(_) => Refusal::new(
                "mandua-refused-hunters-word",
                rule("M-33"),
                format!("'{}' is for the hunter side", self.action_text(action)),
            ),
            Action::Say(_) => Refusal::new(
                "mandua-refused-announced",
                rule("M-31"),
                "the number of this turn is announced already",
            ),
            Action::Done => Refusal::new(
                "mandua-refused-done",
                rule("M-31"),
                "a series can be ended only after a capture",
            ),
            Action::Move { .. } if self.options.faults && state.stage == Stage::Tigers => Refusal::new(
                "mandua-refused-announce-first",
                rule("M-31"),
                "first announce how many hunters are taken",
            ),
            Action::Move { from, to } => self.refused_tiger_move(state, from, to),
        }
    }

    fn refused_tiger_move(&self, state: &State, from: Field, to: Field) -> Refusal {
        let board = state.board;
        if !board.tigers.contains(from) {
            return Refusal::new(
                "mandua-refused-no-tiger",
                rule("M-20"),
                format!("no tiger stands on {from}"),
            );
        }
        if let Some(refusal) = refused_way(from, to) {
            return refusal;
        }
        if !board.free().contains(to) {
            return Refusal::new("mandua-refused-taken", rule("M-20"), format!("the field {to} is not free"));
        }
        let captured = board.captured_by(from, to);
        if !from.neighbours().contains(to) {
            let between = (from.neighbours() & to.neighbours()).iter().next();
            match between {
                Some(over) if board.hunters.contains(over) => {}
                _ => {
                    return Refusal::new(
                        "mandua-refused-no-jump",
                        rule("M-21"),
                        format!("from {from} to {to} is a jump, and no single hunter stands between"),
                    );
                }
            }
        } else if captured.is_empty() && state.stage == Stage::Series {
            return Refusal::new(
                "mandua-refused-step-in-series",
                rule(if self.options.faults { "M-31" } else { "M-20" }),
                "a turn is a step or a series of captures, not both",
            );
        }
        self.refused_short(state, captured.len() as u8, from, to)
    }

    /// A possible move that does not belong to a maximal series.
    fn refused_short(&self, state: &State, number: u8, from: Field, to: Field) -> Refusal {
        let left = self.due(state).unwrap_or_default();
        let mut after = state.board;
        after.hunters = after.hunters & !after.captured_by(from, to);
        after.tigers = after.tigers.without(from).with(to);
        let message = if number == 0 {
            format!("a capture is compulsory: {left} hunters must be taken in this turn")
        } else {
            format!(
                "{left} hunters must be taken from here, and with {from}-{to} it would be {} at most",
                number + most_hunters(after)
            )
        };
        Refusal::new("mandua-refused-not-maximal", rule("M-26"), message)
    }
}

fn too_many(id: &'static str, number: u8) -> Refusal {
    Refusal::new(
        "mandua-refused-number",
        rule(id),
        format!("{number} is no number of hunters: there are {}", Action::MOST),
    )
}

fn not_tied(state: &State, field: Field) -> Refusal {
    let why = if state.board.tigers.contains(field) {
        format!("the tiger on {field} is not among those with the most captures")
    } else {
        format!("no tiger stands on {field}")
    };
    let tied = state.audit.tied_fields();
    Refusal::new("mandua-refused-not-tied", rule("M-34"), format!("{why}: remove one of {tied:?}"))
}

fn refused_placement(state: &State, field: Field) -> Refusal {
    if state.hand == 0 {
        return Refusal::new("mandua-refused-hand-empty", rule("M-11"), "the hand is empty: move a hunter");
    }
    if field.is_outer() {
        return Refusal::new(
            "mandua-refused-outer",
            rule("M-3"),
            format!("only tigers may stand on {field}"),
        );
    }
    Refusal::new("mandua-refused-taken", rule("M-10"), format!("the field {field} is not free"))
}

fn refused_hunter_move(state: &State, from: Field, to: Field) -> Refusal {
    let board = state.board;
    if state.hand > 0 {
        return Refusal::new(
            "mandua-refused-hand-not-empty",
            rule("M-10"),
            format!("{} hunters are in hand: place one before any steps", state.hand),
        );
    }
    if !board.hunters.contains(from) {
        return Refusal::new("mandua-refused-no-hunter", rule("M-11"), format!("no hunter stands on {from}"));
    }
    if to.is_outer() {
        return Refusal::new("mandua-refused-outer", rule("M-3"), format!("only tigers may stand on {to}"));
    }
    if let Some(refusal) = refused_way(from, to) {
        return refusal;
    }
    if !from.neighbours().contains(to) {
        return Refusal::new("mandua-refused-hunter-jump", rule("M-12"), "hunters never jump or capture");
    }
    Refusal::new("mandua-refused-taken", rule("M-11"), format!("the field {to} is not free"))
}

/// A way that no figure ever takes: off the line, or farther than a jump.
fn refused_way(from: Field, to: Field) -> Option<Refusal> {
    let (columns, rows) = (from.column().abs_diff(to.column()), from.row().abs_diff(to.row()));
    if columns > 0 && rows > 0 {
        return Some(Refusal::new(
            "mandua-refused-diagonal",
            rule("M-2"),
            format!("the fields {from} and {to} do not lie in one line"),
        ));
    }
    (columns + rows > 2).then(|| {
        Refusal::new(
            "mandua-refused-too-far",
            rule("M-21"),
            format!("from {from} to {to} is farther than a jump"),
        )
    })
}
