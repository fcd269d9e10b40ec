//! What players may do besides the actions of the game: `draw?` `draw!` `no` `claim` `resign`.

use std::fmt;

use inuksuk_catalog::PlayError;
use inuksuk_core::{Actor, Outcome, PositionLog, Refusal, Repetition, Rule, Seat, SeatSet, Turn};

use crate::{Table, TableError, table::LineEntry};

/// A table action. It is part of the line of a match but never of the list of legal actions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TableAction {
    /// `draw?`: offers a draw, on one's own turn.
    OfferDraw,
    /// `draw!`: accepts the offer, on one's own turn.
    AcceptDraw,
    /// `no`: declines the offer.
    DeclineDraw,
    /// `claim`: claims a draw by repetition, before the first action of one's turn.
    Claim,
    /// `resign`, at any time.
    Resign,
}

impl TableAction {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::OfferDraw, Self::AcceptDraw, Self::DeclineDraw, Self::Claim, Self::Resign];

    /// Its text.
    pub const fn text(self) -> &'static str {
        match self {
            Self::OfferDraw => "draw?",
            Self::AcceptDraw => "draw!",
            Self::DeclineDraw => "no",
            Self::Claim => "claim",
            Self::Resign => "resign",
        }
    }

    /// The refusal where a match does not have it.
    pub(crate) fn unknown(self) -> TableError {
        let (key, message) = match self {
            Self::OfferDraw | Self::AcceptDraw | Self::DeclineDraw => {
                ("refused-no-draw", "no draw can be offered in this match")
            }
            Self::Claim => ("refused-no-claim", "no draw can be claimed in this match"),
            Self::Resign => ("refused-no-resigning", "this game knows no resigning"),
        };
        TableError::Refused(Refusal { key, rule: None, message: message.into() })
    }

    /// The table action with this text.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|action| action.text() == text)
    }
}

impl fmt::Display for TableAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl Table {
    /// Whether the game has this table action at all. Its text may mean something else in another game.
    pub(crate) fn knows(&self, action: TableAction) -> bool {
        let rules = self.matched.facts().table;
        match action {
            TableAction::OfferDraw | TableAction::AcceptDraw | TableAction::DeclineDraw => {
                rules.draw.is_some()
            }
            TableAction::Claim => rules.repetition.is_some(),
            TableAction::Resign => rules.resign.is_some(),
        }
    }

    /// The table actions that a seat may do now.
    pub fn table_actions(&self, seat: Seat) -> Vec<TableAction> {
        TableAction::ALL.into_iter().filter(|&action| self.check_table_action(seat, action).is_ok()).collect()
    }

    /// Why a seat may not do a table action now.
    ///
    /// # Errors
    /// The reason.
    pub(crate) fn check_table_action(&self, seat: Seat, action: TableAction) -> Result<(), TableError> {
        if self.outcome().is_some() {
            return Err(PlayError::Over.into());
        }
        match action {
            TableAction::OfferDraw => self.check_offer(seat),
            TableAction::AcceptDraw | TableAction::DeclineDraw => self.check_answer(seat),
            TableAction::Claim => self.check_claim(seat),
            TableAction::Resign => match self.matched.resigned(seat) {
                Some(_) => Ok(()),
                None => Err(action.unknown()),
            },
        }
    }

    fn check_offer(&self, seat: Seat) -> Result<(), TableError> {
        let rule = self.draw_rule()?;
        self.check_turn(seat)?;
        match self.offer {
            None => Ok(()),
            Some(by) if by == seat => {
                Err(Refusal::new("refused-offer-stands", rule, "your offer of a draw still stands").into())
            }
            Some(_) => Err(Refusal::new(
                "refused-answer-the-offer",
                rule,
                "a draw has been offered to you: accept it (draw!) or decline it (no)",
            )
            .into()),
        }
    }

    fn check_answer(&self, seat: Seat) -> Result<(), TableError> {
        let rule = self.draw_rule()?;
        self.check_turn(seat)?;
        match self.offer {
            Some(by) if by != seat => Ok(()),
            Some(_) => {
                Err(Refusal::new("refused-own-offer", rule, "your own offer is the other side's to answer")
                    .into())
            }
            None => Err(Refusal::new("refused-no-offer", rule, "no draw has been offered").into()),
        }
    }

    fn check_claim(&self, seat: Seat) -> Result<(), TableError> {
        let Some((Repetition::Claim, rule)) = self.matched.facts().table.repetition else {
            return Err(TableAction::Claim.unknown());
        };
        self.check_turn(seat)?;
        if !self.matched.at_turn_start() {
            let message = "a draw is claimed before the first action of one's turn";
            return Err(Refusal::new("refused-claim-too-late", rule, message).into());
        }
        let times = self.matched.times_repeated();
        if times < PositionLog::THIRD_TIME {
            let time = if times < 2 { "first" } else { "second" };
            let message =
                format!("this position stands for the {time} time, a draw may be claimed from the third");
            return Err(Refusal::new("refused-claim-too-early", rule, message).into());
        }
        Ok(())
    }

    fn check_turn(&self, seat: Seat) -> Result<(), TableError> {
        let actor = Actor::Seat(seat);
        if self.matched.turn().allows(actor) { Ok(()) } else { Err(PlayError::NotYourTurn(actor).into()) }
    }

    fn draw_rule(&self) -> Result<Rule, TableError> {
        let rule = self.matched.facts().table.draw;
        rule.ok_or_else(|| TableAction::OfferDraw.unknown())
    }

    /// Does a table action that has been checked.
    pub(crate) fn do_table_action(&mut self, seat: Seat, action: TableAction) {
        match action {
            TableAction::OfferDraw => self.offer = Some(seat),
            TableAction::DeclineDraw => self.offer = None,
            TableAction::AcceptDraw => self.ended = self.drawn(self.matched.facts().table.draw),
            TableAction::Claim => {
                self.ended = self.drawn(self.matched.facts().table.repetition.map(|(_, rule)| rule));
            }
            TableAction::Resign => self.ended = self.matched.resigned(seat),
        }
        self.append(LineEntry::Table { seat, action });
    }

    fn drawn(&self, rule: Option<Rule>) -> Option<Outcome> {
        rule.map(|rule| Outcome::draw(self.matched.seats(), rule))
    }

    /// M-44: an offer lapses when the other side moves.
    pub(crate) fn lapse_offer(&mut self, mover: Actor) {
        if self.offer.is_some_and(|by| mover != Actor::Seat(by) && mover != Actor::Chance) {
            self.offer = None;
        }
    }

    /// The seats that may act now.
    pub fn seats_to_act(&self) -> SeatSet {
        match self.turn() {
            Turn::Seats(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }
}
