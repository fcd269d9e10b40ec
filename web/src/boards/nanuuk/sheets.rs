//! The players beside the floe: in the hunt each hunter's sheet with its two halves, on which trades are made.

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::controls::{gain, icon};
use super::ending;
use super::geometry::{Ground, Point};
use super::picture;
use super::scene::{Piece, Scene};
use super::table::Table;
use super::words;
use crate::boards;
use crate::link::{Holder, HolderKind, Seen};
use crate::texts::{say, say_with};

/// The spaces of a sheet, in their order: equipment, prey, the Inuk (N-40).
const SPACES: [&str; 9] = ["harpoon", "husky", "sled", "kayak", "fish", "seal", "walrus", "whale", "inuk"];
/// How many of them are equipment.
const EQUIPMENT: usize = 4;
/// Which prey is dragged once the pointer has gone so far, in pixels.
const DRAG_AFTER: f64 = 6.0;

/// Trading on a sheet.
#[derive(Clone, Copy)]
struct Trading {
    table: Table,
    hand: RwSignal<Hand>,
}

/// What is in hand, and where the pointer has it.
#[derive(Clone, Copy, PartialEq, Default)]
struct Hand {
    prey: Option<&'static str>,
    /// Where the pointer went down, while it is.
    start: Option<Point>,
    /// How far it has been dragged from there.
    way: Option<Point>,
}

/// One sheet for each hunter; in the introductory game a line for each player.
pub(super) fn sheets(table: Table) -> impl IntoView {
    let trading = Trading { table, hand: RwSignal::new(Hand::default()) };
    // The sheet that is unfolded on a small screen.
    let open = RwSignal::new(None::<usize>);
    let count = Memo::new(move |_| {
        let players = table.game.shown.with(|shown| shown.as_ref().map_or(0, |shown| shown.seen.seats.len()));
        table.scene.with(|scene| if scene.igloos { scene.pieces.len() } else { players })
    });
    let trades = Memo::new(move |_| {
        let asked = table.choices.with(|choices| !choices.drops.is_empty());
        asked.then(|| table.scene.with(|scene| scene.acting))
    });
    // Trades are made on the sheet: it unfolds for them, and folds again.
    Effect::new(move |before: Option<Option<usize>>| {
        let now = trades.get();
        if now.is_some() {
            open.set(now);
        } else if before.flatten().is_some() {
            open.set(None);
        }
        trading.hand.set(Hand::default());
        now
    });
    view! {
        <div class="f-seats" class=("many", move || { count.get() > 3 })>
            {move || (1..=count.get()).map(|number| sheet(trading, open, number)).collect_view()}
        </div>
    }
}

fn sheet(trading: Trading, open: RwSignal<Option<usize>>, number: usize) -> impl IntoView {
    let table = trading.table;
    let hunt = table.scene.with_untracked(|scene| scene.igloos);
    let piece = Memo::new(move |_| {
        table.scene.with(|scene| {
            let own = if scene.igloos {
                scene.piece(number)
            } else {
                scene.pieces.iter().find(|piece| usize::from(piece.seat) == number)
            };
            own.cloned().unwrap_or_else(|| Piece { seat: number as u8, ..Piece::default() })
        })
    });
    let state = Memo::new(move |_| {
        let piece = piece.get();
        table.game.shown.with(|shown| {
            let (ground, scene) = (table.ground.get(), table.scene.get());
            shown.as_ref().map(|shown| state(&shown.seen, &ground, &scene, &piece, number))
        })
    });
    let state = move || state.get().unwrap_or_default();
    let unfolded = move || open.get() == Some(number);
    let fold = move |_| open.update(|open| *open = if *open == Some(number) { None } else { Some(number) });
    let head = move || {
        let State { name, lines, score, turn, .. } = state();
        view! {
            <span class="seat-sign" inner_html=piece.with(|piece| picture::sign(piece.seat, piece.letter))></span>
            <span class="seat-name"><strong>{name}</strong><small title=lines.clone()>{lines.clone()}</small></span>
            {(!turn.is_empty()).then(|| view! { <span class="seat-turn">{turn}</span> })}
            {score.map(|score| view! {
                <span class="f-score" aria-label=say_with("nanuuk-points", &[("count", score.into())])>{score}</span>
            })}
        }
    };
    view! {
        <section
            class="f-sheet"
            class:to-act=move || state().acts
            class:open=unfolded
            aria-label=move || state().name
        >
            {if hunt {
                view! {
                    <button class="f-head" aria-expanded=move || unfolded().to_string() on:click=fold>{head}</button>
                    {halves(trading, piece, number)}
                }.into_any()
            } else {
                view! { <div class="f-head">{head}</div> }.into_any()
            }}
        </section>
    }
}

/// What the head of a sheet says.
#[derive(Clone, PartialEq, Default)]
struct State {
    name: String,
    /// Below it: what has become of its figures, or who holds the seat.
    lines: String,
    score: Option<u64>,
    acts: bool,
    turn: String,
}

fn state(seen: &Seen, ground: &Ground, scene: &Scene, piece: &Piece, number: usize) -> State {
    let seat = piece.seat;
    let mut name = boards::name(seen, seat);
    if piece.letter > 0 {
        name = words::who(seen, scene, number);
    }
    let acts = seen.acts(seat) && (!scene.igloos || scene.acting == number);
    let turn = match (acts, seen.is_bot(seat)) {
        (true, true) => say("thinking"),
        (true, false) => say("to-act"),
        _ => String::new(),
    };
    let holder = match seen.holder(seat) {
        Some(Holder { kind: HolderKind::Bot(level), .. }) => {
            say_with("computer-level", &[("level", (*level).into())])
        }
        _ if seen.persons().count() == 1 => say("you"),
        _ => String::new(),
    };
    let own: Vec<&Piece> = scene.pieces.iter().filter(|other| other.seat == seat).collect();
    let gone = scene.stage != "place"
        && if scene.igloos { piece.field.is_none() } else { own.iter().all(|piece| piece.field.is_none()) };
    let note = if gone { Some("nanuuk-gone") } else { ending::stuck(scene, seat) };
    let mut lines = note.map_or(holder, say);
    // N-46: each hunter has points of its own, and they are added.
    if piece.letter > 0 {
        let sum = scene.scores.get(usize::from(seat).wrapping_sub(1)).copied().unwrap_or(0);
        let sum = say_with("nanuuk-together", &[("count", sum.into())]);
        lines = if lines.is_empty() { sum } else { format!("{sum} · {lines}") };
    }
    let score = scene.igloos.then(|| ending::points(ground, piece));
    State { name, lines, score, acts, turn }
}

fn halves(trading: Trading, piece: Memo<Piece>, number: usize) -> impl IntoView {
    let table = trading.table;
    let trades = Memo::new(move |_| {
        table.choices.with(|choices| !choices.drops.is_empty())
            && table.scene.with(|scene| scene.acting == number)
    });
    let left = (0..SPACES.len()).map(|space| carried(trading, piece, trades, space)).collect_view();
    let right = (0..SPACES.len()).map(|space| stored(trading, piece, trades, space)).collect_view();
    view! {
        <div class="f-halves" class:trading=move || trades.get()>
            <div class="f-half left" role="group" aria-label=move || say("nanuuk-carried")>
                <p aria-hidden="true">{move || say("nanuuk-carried")}</p>
                <div class="f-spaces">{left}</div>
            </div>
            <div class="f-half right" role="group" aria-label=move || say("nanuuk-stored")>
                <p aria-hidden="true">{move || say("nanuuk-stored")}</p>
                <div class="f-spaces">{right}</div>
            </div>
        </div>
    }
}

/// A space of the left half. Prey on it can be taken in hand while its hunter trades.
fn carried(trading: Trading, piece: Memo<Piece>, trades: Memo<bool>, space: usize) -> impl IntoView {
    let thing = SPACES[space];
    let there = Memo::new(move |_| piece.with(|piece| piece.carries(thing)));
    let lit = Memo::new(move |_| trades.get() && there.get() && (EQUIPMENT..8).contains(&space));
    let gained = move || {
        trades.get() && trading.picked().is_some_and(|prey| gain(trading.table, prey).contains(&thing))
    };
    let label = move || {
        let key = if there.get() { "nanuuk-space-full" } else { "nanuuk-space-empty" };
        say_with(key, &[("what", words::thing(thing).into())])
    };
    let style = move || {
        let in_hand = trading.picked() == Some(thing) && trades.get();
        trading.hand.with(|hand| hand.way).filter(|_| in_hand).map(|(x, y)| {
            format!("translate:{x:.0}px {y:.0}px;z-index:5;position:relative;pointer-events:none")
        })
    };
    let inside = move || {
        view! {
            <span class="f-piece" class=("there", move || there.get()) style=style inner_html=icon(thing)></span>
        }
    };
    move || {
        if lit.get() {
            view! {
                <button
                    class="f-space lit"
                    class:picked=move || trading.picked() == Some(thing)
                    aria-label=label
                    aria-pressed=move || (trading.picked() == Some(thing)).to_string()
                    title=label
                    on:pointerdown=move |event| trading.down(&event, thing)
                    on:pointermove=move |event| trading.moved(&event)
                    on:pointerup=move |event| trading.up(&event)
                    on:pointercancel=move |_| trading.let_go()
                    on:click=move |event| trading.click(event.detail() == 0, thing)
                >
                    {inside()}
                </button>
            }
            .into_any()
        } else {
            view! {
                <span class="f-space" class:gained=gained role="img" aria-label=label title=label>{inside()}</span>
            }
            .into_any()
        }
    }
}

/// A space of the right half: what lies in the igloo. It takes the prey that is in hand.
fn stored(trading: Trading, piece: Memo<Piece>, trades: Memo<bool>, space: usize) -> impl IntoView {
    let thing = SPACES[space];
    let count = Memo::new(move |_| {
        piece.with(
            |piece| if space < EQUIPMENT { u64::from(!piece.carries(thing)) } else { piece.stored(thing) },
        )
    });
    let label = move || {
        say_with(
            "nanuuk-space-stored",
            &[("what", words::thing(thing).into()), ("count", count.get().into())],
        )
    };
    // What would be played by putting the prey in hand here.
    let action = Memo::new(move |_| {
        let prey = trading.picked().filter(|_| trades.get())?;
        trading.action(prey, thing)
    });
    let inside = move || {
        view! {
            <span class="f-piece" class=("there", move || { count.get() > 0 }) inner_html=icon(thing)></span>
            {move || (space >= EQUIPMENT && count.get() > 0).then(|| view! { <span class="f-count">{count.get()}</span> })}
        }
    };
    move || match action.get() {
        Some(action) => {
            let trade = action.starts_with("trade");
            let label = move || {
                let prey = words::thing(trading.picked().unwrap_or_default());
                let got = words::and(
                    &gain(trading.table, trading.picked().unwrap_or_default())
                        .iter()
                        .map(|got| words::thing(got))
                        .collect::<Vec<_>>(),
                );
                if trade {
                    say_with("nanuuk-trade", &[("what", prey.into()), ("got", got.into())])
                } else {
                    say_with("nanuuk-drop", &[("what", prey.into())])
                }
            };
            view! {
                <button class="f-space goal" data-space=thing aria-label=label title=label on:click=move |event| trading.table.by_button(&event, &action)>
                    {inside()}
                </button>
            }
            .into_any()
        }
        None => view! {
            <span class="f-space" data-space=thing role="img" aria-label=label title=label>{inside()}</span>
        }
        .into_any(),
    }
}

impl Trading {
    /// What putting a prey on a space of the right half means: on its own pile it is dropped, on equipment that is had
    /// for it, traded.
    fn action(self, prey: &str, space: &str) -> Option<String> {
        let (trade, drop) = self.table.choices.with(|choices| {
            let has = |list: &[String]| list.iter().any(|open| open == prey);
            (has(&choices.trades), has(&choices.drops))
        });
        if trade && gain(self.table, prey).contains(&space) {
            Some(format!("trade {prey}"))
        } else if drop && space == prey {
            Some(format!("drop {prey}"))
        } else {
            None
        }
    }

    /// The prey in hand.
    fn picked(self) -> Option<&'static str> {
        self.hand.with(|hand| hand.prey)
    }

    /// A key takes in hand and lets go; for a pointer that was done when it went down and up.
    fn click(self, by_key: bool, thing: &'static str) {
        if by_key {
            self.take_or_let_go(thing, None);
        }
    }

    /// The second time lets go.
    fn take_or_let_go(self, thing: &'static str, start: Option<Point>) {
        let prey = Some(thing).filter(|_| untrack(|| self.picked()) != Some(thing));
        self.hand.set(Hand { prey, start, way: None });
    }

    fn down(self, event: &PointerEvent, thing: &'static str) {
        if !event.is_primary() || event.button() != 0 {
            return;
        }
        if let Some(target) =
            event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok())
        {
            let _ = target.set_pointer_capture(event.pointer_id());
        }
        self.take_or_let_go(thing, Some((event.client_x().into(), event.client_y().into())));
    }

    fn moved(self, event: &PointerEvent) {
        let hand = self.hand.get_untracked();
        let Some((x, y)) = hand.start else { return };
        let way = (f64::from(event.client_x()) - x, f64::from(event.client_y()) - y);
        if hand.way.is_some() || way.0.hypot(way.1) > DRAG_AFTER {
            self.hand.set(Hand { way: Some(way), ..hand });
        }
    }

    fn up(self, event: &PointerEvent) {
        let Hand { prey, way, .. } = self.hand.get_untracked();
        self.let_go();
        let (Some(prey), Some(_)) = (prey, way) else { return };
        let under =
            crate::browser::document().element_from_point(event.client_x() as f32, event.client_y() as f32);
        let space = under.and_then(|element| element.closest("[data-space]").ok().flatten());
        let action = space.and_then(|space| self.action(prey, &space.get_attribute("data-space")?));
        self.hand.set(Hand::default());
        if let Some(action) = action {
            self.table.play(action);
        }
    }

    /// The pointer is up; what was taken in hand by a tap stays there.
    fn let_go(self) {
        self.hand.update(|hand| (hand.start, hand.way) = (None, None));
    }
}
