//! Who sits where, for games of more than two: you, other persons at this screen, bots.

use leptos::prelude::*;

use crate::boards::Board;
use crate::link::{Holder, HolderKind};
use crate::texts::{say, say_with};
use crate::widgets::{Choice, choice};

/// Who is to hold a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Who {
    /// The one who sets the match up.
    You,
    /// Another person at the same screen.
    Other,
    /// A bot.
    Bot,
}

impl Who {
    const ALL: [(Self, &'static str, &'static str); 3] = [
        (Self::You, "you", "seat-you"),
        (Self::Other, "other", "seat-other"),
        (Self::Bot, "bot", "seat-bot"),
    ];

    fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(_, own, _)| *own == name).map(|(who, ..)| who)
    }

    fn name(self) -> &'static str {
        Self::ALL.into_iter().find(|(who, ..)| *who == self).map_or("", |(_, name, _)| name)
    }
}

/// The form's state: one place for each seat there can be.
#[derive(Clone, Copy)]
pub(super) struct Seating {
    count: RwSignal<u8>,
    places: StoredValue<Vec<Place>>,
    /// Whether each person has secrets from the others and so a number of its own.
    secrets: bool,
}

#[derive(Clone, Copy)]
struct Place {
    who: RwSignal<Who>,
    /// The name that was typed; empty for the one that is offered.
    name: RwSignal<String>,
    /// How strong a bot here plays.
    level: RwSignal<u8>,
}

impl Seating {
    /// `level` is that of all bots; afterwards each may have another one.
    pub(super) fn new(board: &'static dyn Board, bots: bool, level: RwSignal<u8>) -> Self {
        let others = if bots { Who::Bot } else { Who::Other };
        let place = |seat: u8| Place {
            who: RwSignal::new(if seat == 1 { Who::You } else { others }),
            name: RwSignal::new(String::new()),
            level: RwSignal::new(level.get_untracked()),
        };
        let state = Self {
            count: RwSignal::new(board.seats_wished().unwrap_or(*board.seats().start())),
            places: StoredValue::new((1..=*board.seats().end()).map(place).collect()),
            secrets: board.has_secrets(),
        };
        Effect::new(move || {
            let level = level.get();
            state.places.with_value(|places| places.iter().for_each(|place| place.level.set(level)));
        });
        state
    }

    pub(super) fn count(self) -> Signal<u8> {
        self.count.into()
    }

    fn place(self, seat: u8) -> Place {
        self.places.with_value(|places| places[usize::from(seat - 1)])
    }

    pub(super) fn has_bots(self) -> bool {
        (1..=self.count.get()).any(|seat| self.place(seat).who.get() == Who::Bot)
    }

    fn is_shared(self) -> bool {
        (1..=self.count.get()).filter(|&seat| self.place(seat).who.get() != Who::Bot).count() > 1
    }

    /// One seat alone is yours: the one that was yours before becomes another person's.
    fn choose(self, seat: u8, who: Who) {
        if who == Who::You {
            for other in self.places.get_value() {
                if other.who.get_untracked() == Who::You {
                    other.who.set(Who::Other);
                }
            }
        }
        self.place(seat).who.set(who);
    }

    /// The name that is offered for a seat.
    fn offered(self, seat: u8) -> String {
        let kind = if self.place(seat).who.get() == Who::Bot { "bot" } else { "person" };
        say(&format!("name-{kind}-{seat}"))
    }

    /// Who holds the seats.
    pub(super) fn holders(self) -> Vec<Holder> {
        untrack(|| (1..=self.count.get()).map(|seat| self.holder(seat)).collect())
    }

    fn holder(self, seat: u8) -> Holder {
        let place = self.place(seat);
        let kind = match place.who.get() {
            Who::Bot => HolderKind::Bot(place.level.get()),
            // Without secrets all persons at a screen are one: nobody has to be asked or kept from looking.
            _ if !self.secrets => HolderKind::Person(1),
            Who::You => HolderKind::Person(1),
            Who::Other => HolderKind::Person(u32::from(seat) + 1),
        };
        let typed = place.name.get();
        let name = match typed.trim() {
            "" => self.offered(seat),
            typed => typed.to_owned(),
        };
        Holder { name, kind }
    }
}

pub(super) fn seating(board: &'static dyn Board, state: Seating) -> impl IntoView {
    let counts: Vec<_> = board.seats().map(|count| Choice::plain(count, count.to_string())).collect();
    let shared = move || state.is_shared() && board.has_secrets();
    view! {
        {choice("seats", &counts, state.count)}
        <ol class="seating">
            {move || (1..=state.count.get()).map(|seat| row(board, state, seat)).collect_view()}
        </ol>
        <Show when=shared><p class="hint">{move || say("seating-shared")}</p></Show>
    }
}

fn row(board: &'static dyn Board, state: Seating, seat: u8) -> impl IntoView {
    let place = state.place(seat);
    let values = [("seat", seat.into())];
    let (name_label, who_label, level_label) = (values.clone(), values.clone(), values);
    view! {
        <li class:bot=move || place.who.get() == Who::Bot>
            <span class="seat-sign" inner_html=board.seat_sign(seat)></span>
            <input
                type="text"
                maxlength="24"
                autocomplete="off"
                aria-label=move || say_with("seat-name", &name_label)
                placeholder=move || state.offered(seat)
                prop:value=move || place.name.get()
                on:input=move |event| place.name.set(event_target_value(&event))
            />
            <select
                aria-label=move || say_with("seat-who", &who_label)
                prop:value=move || place.who.get().name()
                on:change=move |event| {
                    if let Some(who) = Who::from_name(&event_target_value(&event)) {
                        state.choose(seat, who);
                    }
                }
            >
                {Who::ALL.map(|(who, name, key)| view! {
                    <option value=name selected=move || place.who.get() == who>{move || say(key)}</option>
                }).collect_view()}
            </select>
            <select
                hidden=move || place.who.get() != Who::Bot
                aria-label=move || say_with("seat-level", &level_label)
                prop:value=move || place.level.get().to_string()
                on:change=move |event| {
                    if let Ok(level) = event_target_value(&event).parse() {
                        place.level.set(level);
                    }
                }
            >
                {(1..=8_u8).map(|level| view! {
                    <option value=level.to_string() selected=move || place.level.get() == level>{level}</option>
                }).collect_view()}
            </select>
        </li>
    }
}
