//! How a match ends by the position.

use inuksuk_core::Rule;

use crate::{Side, Stage, State};

impl State {
    /// Who has won and by which rule, when the match is over by the state alone.
    #[inline]
    pub fn result(&self) -> Option<(Side, Rule)> {
        // M-45 comes before M-40 and M-41.
        self.decided().or_else(|| match self.stage {
            Stage::Tigers if !self.board.tigers_can_move() => Some((Side::Hunters, Rule("M-40"))),
            Stage::Hunters | Stage::Challenge if !self.hunters_can_act() => {
                Some((Side::Hunters, Rule("M-41")))
            }
            _ => None,
        })
    }

    /// The same by all rules but those that ask whether the side to move can move.
    #[inline]
    pub(crate) fn decided(&self) -> Option<(Side, Rule)> {
        if self.hunters_count.lost() {
            return Some((Side::Tigers, Rule("M-45")));
        }
        if self.tigers_count.lost() {
            return Some((Side::Hunters, Rule("M-45")));
        }
        if self.board.tigers.is_empty() {
            return Some((Side::Hunters, Rule("M-43")));
        }
        // M-42: at once, whatever would have followed.
        if self.board.hunters.is_empty() && self.hand == 0 {
            return Some((Side::Tigers, Rule("M-42")));
        }
        None
    }

    /// Whether the hunters have a move of their own.
    #[inline]
    fn hunters_can_act(&self) -> bool {
        if self.hand > 0 { self.board.can_place() } else { self.board.hunters_can_move() }
    }
}
