//! The end of the hunt and the score (N-70 to N-73).

use inuksuk_core::{ArrayVec, MAX_SEATS, Outcome, Rule, Seat, SeatSet};

use super::game::Nanuuk;
use super::sheet::{Carried, Hunter, Prey};
use super::state::{Ending, HuntState};
use crate::floe::{Field, FieldSet};
use crate::setup::Stone;

impl Nanuuk {
    /// N-70: no prey can be hunted, and no hunter outside can come home.
    pub(super) fn nothing_to_hunt(&self, state: &HuntState) -> bool {
        state.hunters.iter().all(|h| h.field.is_none_or(|f| !self.hunter_goes_on(state, *h, f)))
    }

    /// Whether a hunter can hunt some prey, or stands outside and can reach an igloo.
    fn hunter_goes_on(&self, state: &HuntState, hunter: Hunter, field: Field) -> bool {
        let igloos = self.floe.igloos();
        if !igloos.contains(field) {
            // With a kayak to hand every field counts as in reach.
            return hunter.left.has(Carried::KAYAK) || {
                let reached = self.floe.reach(&state.cracks, field, igloos);
                reached.meets(igloos) || !self.huntable_in(state, hunter, reached).is_empty()
            };
        }
        // At home neither harpoon nor space is wanting: the nearest prey settles it in most cases.
        let prey = Prey::ALL.into_iter().filter(|p| *p != Prey::Whale || hunter.left.has(Carried::INUK));
        let prey = prey.fold(FieldSet::EMPTY, |all, p| all.or(state.stones.of(p.stone())));
        let reached = self.floe.reach(&state.cracks, field, prey);
        reached.meets(prey)
            || !self.huntable_in(state, hunter, self.reachable(state, hunter, reached)).is_empty()
    }

    /// N-71: all fields once a kayak is to hand or to be had.
    fn reachable(&self, state: &HuntState, hunter: Hunter, reached: FieldSet) -> FieldSet {
        if self.has_kayak(hunter, state, reached) { self.floe.in_play() } else { reached }
    }

    /// N-71: the kayak is carried, or an igloo is in reach and a seal or whale is carried or huntable.
    fn has_kayak(&self, hunter: Hunter, state: &HuntState, reached: FieldSet) -> bool {
        if hunter.left.has(Carried::KAYAK) {
            return true;
        }
        let buys = state.stones.of(Stone::Seal).or(state.stones.of(Stone::Whale));
        reached.meets(self.floe.igloos())
            && (hunter.left.has_any(Carried::SEAL.with(Carried::WHALE))
                || self.huntable_in(state, hunter, reached).meets(buys))
    }

    /// The prey that a hunter can hunt if it can reach these fields (N-71).
    fn huntable_in(&self, state: &HuntState, hunter: Hunter, reach: FieldSet) -> FieldSet {
        let igloo = reach.meets(self.floe.igloos());
        if !igloo && !hunter.left.has(Carried::HARPOON) {
            return FieldSet::EMPTY;
        }
        let inuk = hunter.left.has(Carried::INUK) || reach.meets(state.stones.of(Stone::Inuk));
        Prey::ALL.into_iter().fold(FieldSet::EMPTY, |all, prey| {
            let space = igloo || !hunter.left.has(prey.carried());
            let can = space && (inuk || prey != Prey::Whale);
            if can { all.or(state.stones.of(prey.stone()).and(reach)) } else { all }
        })
    }

    /// The fields of all prey that some hunter can still hunt (N-71).
    pub(super) fn huntable(&self, state: &HuntState) -> FieldSet {
        state.hunters.iter().fold(FieldSet::EMPTY, |all, &hunter| {
            let Some(field) = hunter.field else { return all };
            let reached = self.floe.reach(&state.cracks, field, FieldSet::EMPTY);
            all.or(self.huntable_in(state, hunter, self.reachable(state, hunter, reached)))
        })
    }

    /// The points of each seat as they stand (N-73).
    pub(super) fn points(&self, state: &HuntState) -> ArrayVec<i16, MAX_SEATS> {
        let mut points: ArrayVec<i16, MAX_SEATS> = (0..self.seats).map(|_| 0).collect();
        for (i, hunter) in state.hunters[..self.hunter_count()].iter().enumerate() {
            let home = hunter.field.is_some_and(|f| self.floe.igloos().contains(f));
            points[i % usize::from(self.seats)] += hunter.prey_points() + if home { 2 } else { 0 };
        }
        points
    }

    /// N-73: most points; in a tie more equipment carried; else shared. Only seats of `among` can win, the
    /// others' points do not count.
    pub(super) fn ranked(&self, state: &HuntState, among: SeatSet, reason: Rule) -> Outcome {
        let mut points = self.points(state);
        let mut equipment = [0_usize; MAX_SEATS];
        for (i, hunter) in state.hunters[..self.hunter_count()].iter().enumerate() {
            equipment[i % usize::from(self.seats)] += hunter.left.and(Carried::EQUIPMENT).len();
        }
        let rank = |s: Seat| (points[s.index()], equipment[s.index()]);
        let best = among.iter().map(rank).max();
        let winners = among.iter().filter(|s| Some(rank(*s)) == best).collect();
        for seat in Seat::all(self.seats).filter(|s| !among.contains(*s)) {
            points[seat.index()] = 0;
        }
        Outcome { winners, ..Outcome::points(points, reason) }
    }

    pub(super) fn result(&self, state: &HuntState) -> Option<Outcome> {
        let reason = match state.ending {
            Ending::None => return None,
            Ending::NothingToHunt => Rule("N-70"),
            Ending::NobodyMoved => Rule("N-72"),
        };
        Some(self.ranked(state, SeatSet::first(self.seats), reason))
    }
}
