//! A round up to the hunt: lot, deal, wind, boasts, sides, antes, contributions (K-10 to K-17).

use inuksuk_core::{Seat, SeatSet};

use crate::{
    Nanuk,
    action::{Action, FULL_HAND, Gift, Wind},
    cards::{Card, Pile},
    log::{EventView, Witness},
    state::{Claim, Side, Stage, State},
};

impl Nanuk {
    /// Carries out a legal action. `seat` is whoever acts; chance has none.
    pub(crate) fn carry_out(&self, s: &mut State, seat: Option<Seat>, action: Action, w: &mut impl Witness) {
        match (action, seat) {
            (Action::First(first), _) => self.begin_first_deal(s, first),
            (Action::Deal(to, card), _) => self.deal(s, to, card, w),
            (Action::Wind(wind), _) => begin_boasting(s, wind),
            (Action::Day(card), _) => self.draw_day(s, card, w),
            (Action::Boast(boast), Some(seat)) => {
                s.claim = Some(Claim { seat, boast });
                s.to_act = SeatSet::only(self.next_with_wind(s, seat));
            }
            (Action::Doom, Some(seat)) => self.doom(s, seat),
            (Action::Hunt, Some(seat)) => self.decide(s, seat, Side::Hunt, w),
            (Action::Stay, Some(seat)) => self.decide(s, seat, Side::Doom, w),
            (Action::Ante(card), Some(seat)) => self.lay_ante(s, seat, card),
            (Action::Give(gift), Some(seat)) => self.contribute(s, seat, gift, w),
            (Action::Pick(card), Some(seat)) => self.pick(s, seat, card, w),
            (_, None) => unreachable!("only a seat makes a choice"),
        }
    }

    /// The next seat with the wind; clockwise before there is one (the first deal, K-11).
    pub(crate) fn next_with_wind(&self, s: &State, seat: Seat) -> Seat {
        s.wind.unwrap_or(Wind::Cw).next(seat, self.seats)
    }

    /// The next seat of a set with the wind, the given one last.
    pub(crate) fn next_among(&self, s: &State, set: SeatSet, seat: Seat) -> Seat {
        let mut next = self.next_with_wind(s, seat);
        while next != seat && !set.contains(next) {
            next = self.next_with_wind(s, next);
        }
        next
    }

    /// A new season's deck is shuffled and dealt from (K-11).
    pub(crate) fn begin_first_deal(&self, s: &mut State, first: Seat) {
        s.lot = SeatSet::EMPTY;
        s.first = Some(first);
        s.stage = Stage::Deal;
        s.to_act = self.next_short_hand(s, first);
    }

    /// The first seat whose hand is short, from the given one on; none when all are full.
    pub(crate) fn next_short_hand(&self, s: &State, from: Seat) -> SeatSet {
        let mut seat = from;
        for _ in 0..self.seats {
            if s.hands[seat.index()].size() < FULL_HAND {
                return SeatSet::only(seat);
            }
            seat = self.next_with_wind(s, seat);
        }
        SeatSet::EMPTY
    }

    // K-22: one seat at a time.
    fn deal(&self, s: &mut State, seat: Seat, card: Card, w: &mut impl Witness) {
        s.deck.remove(card);
        s.hands[seat.index()].add(card);
        if s.deck.is_empty() {
            // K-31: the last face-down card is dealt, whether or not it filled the last hand.
            return self.end_in_the_refill(s, w);
        }
        s.to_act = self.next_short_hand(s, seat);
        if s.to_act.is_empty() {
            s.stage = Stage::Wind;
            s.wind = None;
        }
    }

    fn doom(&self, s: &mut State, seat: Seat) {
        let Some(Claim { seat: hunt_leader, .. }) = s.claim else { unreachable!("there is nothing to doom") };
        s.doom = Some(seat);
        s.hunters = SeatSet::only(hunt_leader);
        s.doomers = SeatSet::only(seat);
        s.stage = Stage::Sides;
        s.to_act = self.may_decide(s);
    }

    /// Who may decide now: every undecided seat, or with open sides the next one from the Doom leader on.
    pub(crate) fn may_decide(&self, s: &State) -> SeatSet {
        let undecided: SeatSet = Seat::all(self.seats).filter(|&seat| s.side(seat).is_none()).collect();
        match s.doom {
            // K-15
            Some(leader) if self.options.open_sides && !undecided.is_empty() => {
                SeatSet::only(self.next_among(s, undecided, leader))
            }
            _ => undecided,
        }
    }

    fn decide(&self, s: &mut State, seat: Seat, side: Side, w: &mut impl Witness) {
        match side {
            Side::Hunt => s.hunters = s.hunters.with(seat),
            Side::Doom => s.doomers = s.doomers.with(seat),
        }
        s.to_act = if self.options.open_sides { self.may_decide(s) } else { s.to_act.without(seat) };
        if s.to_act.is_empty() {
            // K-14: all at once.
            w.hear(|| EventView::Sides { hunt: s.hunters, doom: s.doomers });
            s.stage = Stage::Ante;
            s.to_act = s.doomers;
        }
    }

    // K-16
    fn lay_ante(&self, s: &mut State, seat: Seat, card: Card) {
        s.hands[seat.index()].remove(card);
        s.antes[seat.index()] = Some(card);
        s.to_act = s.to_act.without(seat);
        if let (true, Some(leader)) = (s.to_act.is_empty(), s.hunt_leader()) {
            // K-17: antes come before contributions, the leader's last.
            s.stage = Stage::Give;
            s.to_act = SeatSet::only(self.next_among(s, s.hunters, leader));
        }
    }

    // K-17
    fn contribute(&self, s: &mut State, seat: Seat, gift: Gift, w: &mut impl Witness) {
        for card in gift.cards() {
            s.hands[seat.index()].remove(card);
            s.given[seat.index()].add(card);
        }
        if s.hunt_leader() == Some(seat) {
            // K-18
            w.hear(|| EventView::Shown { cards: s.contributions() });
            s.stage = Stage::Day;
            s.to_act = SeatSet::EMPTY;
        } else {
            s.to_act = SeatSet::only(self.next_among(s, s.hunters, seat));
        }
    }

    /// A position before anything was done in a season, all cards in the deck.
    pub(crate) fn new_season(season: u8) -> State {
        State {
            season,
            stage: Stage::First,
            wind: None,
            first: None,
            to_act: SeatSet::EMPTY,
            lot: SeatSet::EMPTY,
            claim: None,
            doom: None,
            hunters: SeatSet::EMPTY,
            doomers: SeatSet::EMPTY,
            antes: Default::default(),
            winter: false,
            winner: None,
            end: None,
            totals: Default::default(),
            deck: Pile::HUNDRED,
            discards: Pile::EMPTY,
            drawn: Pile::EMPTY,
            pool: Pile::EMPTY,
            hands: Default::default(),
            piles: Default::default(),
            given: Default::default(),
        }
    }
}

// K-10, K-11
fn begin_boasting(s: &mut State, wind: Wind) {
    s.wind = Some(wind);
    s.stage = Stage::Boast;
    if let Some(first) = s.first {
        s.to_act = SeatSet::only(first);
    }
}
