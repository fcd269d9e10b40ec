//! Dealing anew what an observer does not know.

use inuksuk_core::{Draw, MAX_SEATS, Seat};

use crate::{
    Nanuk,
    cards::{Card, Pile},
    log::{EventView, Known},
    state::{Side, Stage, State},
    view::{Own, View},
};

impl Nanuk {
    /// Samples a state that the observer of a view cannot tell from the true one.
    ///
    /// # Distribution
    /// The cards are as likely as chance makes them when choices are taken to tell nothing about them: as if
    /// every seat decided and laid cards without looking. So:
    ///
    /// * All cards that the observer has not placed are shuffled and dealt to the places it cannot look into:
    ///   other hands, others' antes, others' contributions until they are shown, and the deck.
    /// * Contributions that are shown together (K-18), without the observer's own, are shuffled and dealt
    ///   to the other hunters by the number each has laid.
    /// * A decision made in secret is hunt or doom with probability ½ each.
    /// * After winter in the hunt (K-30) the observer knows some cards of the new deck, the discards and its
    ///   own former hand, and has seen some drawn since; others' antes are then not uniform over the unseen
    ///   cards. They are drawn with their exact probability given all that. This is the only thing taken
    ///   from `history`; a match that began with a position after winter has none of it, and neither has the
    ///   observer.
    pub(crate) fn deal_anew(&self, view: &View, history: &[EventView], draw: &mut dyn Draw) -> State {
        if let Own::Everything(state) = &view.own {
            return **state;
        }
        let mut s = public_part(view);
        let mut unseen = unseen_cards(view);
        self.imagine_sides(&mut s, view, draw);
        deal_antes(&mut s, view, history, &mut unseen, draw);
        deal_gifts(&mut s, view, &mut unseen, draw);
        let own = view.observer_seat();
        for seat in Seat::all(self.seats).filter(|&seat| Some(seat) != own) {
            for _ in 0..view.hands[seat.index()] {
                s.hands[seat.index()].add(draw_from(&mut unseen, draw));
            }
        }
        s.deck = unseen;
        s.to_act = self.who_acts(&s);
        s
    }

    fn imagine_sides(&self, s: &mut State, view: &View, draw: &mut dyn Draw) {
        for seat in Seat::all(self.seats) {
            let side = match view.sides[seat.index()] {
                None => continue,
                Some(Known::Open(side)) => side,
                Some(Known::Hidden) if draw.below(2) == 0 => Side::Hunt,
                Some(Known::Hidden) => Side::Doom,
            };
            match side {
                Side::Hunt => s.hunters = s.hunters.with(seat),
                Side::Doom => s.doomers = s.doomers.with(seat),
            }
        }
    }
}

/// What the view tells as it is, the observer's own cards included.
fn public_part(view: &View) -> State {
    let mut s = State {
        stage: view.stage,
        wind: view.wind,
        first: view.first,
        lot: view.lot,
        claim: view.boast,
        doom: view.doom,
        winter: view.winter,
        winner: view.winner,
        end: view.end,
        deck: Pile::EMPTY,
        discards: view.discards,
        drawn: view.drawn,
        pool: view.pool,
        to_act: view.picker.into_iter().collect(),
        ..Nanuk::new_season(view.season)
    };
    s.totals[..view.totals.len()].copy_from_slice(&view.totals);
    s.piles[..view.piles.len()].copy_from_slice(&view.piles);
    for (ante, seen) in s.antes.iter_mut().zip(&view.antes) {
        *ante = seen.and_then(Known::open);
    }
    if let Own::Cards { seat, hand, gave } = view.own {
        s.hands[seat.index()] = hand;
        s.given[seat.index()] = gave;
    }
    s
}

/// The cards of which the observer does not know where they lie, or whose they are; not those that are shown.
fn unseen_cards(view: &View) -> Pile {
    let mut seen = view.discards;
    seen.add_all(&view.drawn);
    seen.add_all(&view.pool);
    view.piles.iter().for_each(|pile| seen.add_all(pile));
    view.antes.iter().filter_map(|ante| ante.and_then(Known::open)).for_each(|card| seen.add(card));
    match (&view.own, &view.shown) {
        (Own::Cards { hand, gave, .. }, shown) => {
            seen.add_all(hand);
            seen.add_all(shown.as_ref().unwrap_or(gave));
        }
        (_, Some(shown)) => seen.add_all(shown),
        _ => {}
    }
    Pile::HUNDRED.without_all(&seen).unwrap_or_default()
}

/// A card, each equally likely.
fn draw_from(pile: &mut Pile, draw: &mut dyn Draw) -> Card {
    let card = pile.card_at(draw.below(u64::from(pile.size())) as u8);
    pile.remove(card);
    card
}

fn deal_gifts(s: &mut State, view: &View, unseen: &mut Pile, draw: &mut dyn Draw) {
    let own = view.observer_seat();
    let own_gift = own.map_or(Pile::EMPTY, |seat| s.given[seat.index()]);
    let mut shown = view.shown.and_then(|shown| shown.without_all(&own_gift));
    let from = shown.as_mut().unwrap_or(unseen);
    for (i, &count) in view.given.iter().enumerate() {
        if own.is_some_and(|seat| seat.index() == i) {
            continue;
        }
        for _ in 0..count {
            s.given[i].add(draw_from(from, draw));
        }
    }
}

fn deal_antes(s: &mut State, view: &View, history: &[EventView], unseen: &mut Pile, draw: &mut dyn Draw) {
    let hidden = view.antes.iter().filter(|ante| **ante == Some(Known::Hidden)).count();
    if hidden == 0 {
        return;
    }
    let known = if view.winter && view.stage == Stage::Day { NewDeck::heard_of(history) } else { None };
    let mut laid = known.and_then(|deck| deck.draw_antes(unseen, hidden, draw)).unwrap_or_else(|| {
        let mut left = *unseen;
        (0..hidden).map(|_| draw_from(&mut left, draw)).collect()
    });
    for (ante, seen) in s.antes.iter_mut().zip(&view.antes) {
        if *seen == Some(Known::Hidden) {
            let card = draw_from(&mut laid, draw);
            unseen.remove(card);
            *ante = Some(card);
        }
    }
}

/// What an observer knows of the deck that was made anew in winter (K-30).
struct NewDeck {
    /// Cards known to have gone into it.
    known: Pile,
    /// Cards drawn from it since.
    drawn: Pile,
}

impl NewDeck {
    fn heard_of(history: &[EventView]) -> Option<Self> {
        let mut drawn = Pile::EMPTY;
        for event in history.iter().rev() {
            match event {
                EventView::Day { card } => drawn.add(*card),
                EventView::Winter { discards, hand } => {
                    let mut known = *discards;
                    known.add_all(&hand.unwrap_or_default());
                    return Some(Self { known, drawn });
                }
                _ => return None,
            }
        }
        None
    }

    /// The antes of others, as a multiset, with their exact probability; `None` where the history does not
    /// fit the view.
    ///
    /// Of a kind, let `k` cards be known to have gone into the deck, `u` be the unseen ones then (others'
    /// hands and antes), `d` have been drawn since and `h = k + u - d` be hidden now. If `a` of the antes are
    /// of that kind, they can be chosen from the unseen in `u (u-1) … (u-a+1)` ways, and the draws of that
    /// kind had `(k+u-a) (k+u-a-1) … (k+u-a-d+1)` ways. Leaving out what does not depend on `a`, a row of
    /// antes has the product over the kinds of `u…(u-a+1) · h…(h-a+1) / ((k+u)…(k+u-a+1))` as its weight.
    /// The product is sampled kind by kind, with the sum over the kinds still to come worked out beforehand.
    fn draw_antes(&self, unseen: &Pile, antes: usize, draw: &mut dyn Draw) -> Option<Pile> {
        // ways[kind][a]: weight of `a` antes of this kind, over a! as the row is not yet in order.
        let mut ways = [[0.0; MAX_SEATS]; Card::KINDS];
        for (card, ways) in Card::ALL.into_iter().zip(&mut ways) {
            let h = f64::from(unseen.count(card));
            let all = h + f64::from(self.drawn.count(card));
            let u = (all - f64::from(self.known.count(card))).max(0.0);
            ways[0] = 1.0;
            for a in 1..=antes {
                let before = (a - 1) as f64;
                let more = (u - before).max(0.0) * (h - before).max(0.0);
                ways[a] = if more > 0.0 { ways[a - 1] * more / ((all - before) * a as f64) } else { 0.0 };
            }
        }
        // rest[kind][n]: weight of all ways to take n antes of this kind and those after it.
        let mut rest = [[0.0; MAX_SEATS]; Card::KINDS + 1];
        rest[Card::KINDS][0] = 1.0;
        for kind in (0..Card::KINDS).rev() {
            for n in 0..=antes {
                rest[kind][n] = (0..=n).map(|a| ways[kind][a] * rest[kind + 1][n - a]).sum();
            }
        }
        if rest[0][antes] == 0.0 {
            return None;
        }
        let mut laid = Pile::EMPTY;
        let mut left = antes;
        for (kind, card) in Card::ALL.into_iter().enumerate() {
            let mut point = unit(draw) * rest[kind][left];
            let possible = |a: usize| ways[kind][a] * rest[kind + 1][left - a];
            let mut chosen = 0;
            for a in (0..=left).filter(|&a| possible(a) > 0.0) {
                chosen = a;
                point -= possible(a);
                if point < 0.0 {
                    break;
                }
            }
            (0..chosen).for_each(|_| laid.add(card));
            left -= chosen;
        }
        Some(laid)
    }
}

/// A number from 0 to below 1, as fine as an `f64` can hold.
fn unit(draw: &mut dyn Draw) -> f64 {
    const STEPS: u64 = 1 << f64::MANTISSA_DIGITS;
    draw.below(STEPS) as f64 / STEPS as f64
}
