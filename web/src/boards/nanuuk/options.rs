//! The options of a match: variants of the introductory game; board, set-up and the rest of the hunt.

use leptos::prelude::*;
use nanuuk::{Scenario, Variant};
use serde_json::{Value, json};

use super::picture;
use super::scenario;
use crate::texts::{has, say, say_with};
use crate::widgets::{Choice, choice};

/// The options of the introductory game for a number of seats.
pub(super) fn intro(options: RwSignal<Option<Value>>, seats: Signal<u8>) -> AnyView {
    let variant = RwSignal::new("basic");
    let one_inuk = RwSignal::new(false);
    let bears = RwSignal::new(1_u8);
    let board = own_board();
    let own = RwSignal::new(false);
    // A variant that does not go with so many seats gives way.
    let fits = move |name: &str, seats: u8| {
        Variant::ALL.iter().any(|(other, kind)| *other == name && kind.seats().contains(&seats))
    };
    Effect::new(move || {
        if !fits(variant.get(), seats.get()) {
            variant.set("basic");
        }
    });
    Effect::new(move || {
        let variant = variant.get();
        let mut chosen = json!({ "variant": variant });
        if variant == "bear-hunt" && seats.get() == 2 {
            chosen["one-inuk"] = one_inuk.get().into();
        }
        if variant == "bear-fear" {
            chosen["bears"] = bears.get().into();
        }
        if own.get()
            && let Some(board) = own_board()
        {
            chosen["board"] = board;
        }
        options.set(Some(chosen));
    });
    let variants = move || {
        let seats = seats.get();
        let open = Variant::ALL.iter().filter(|(_, kind)| kind.seats().contains(&seats));
        let choices: Vec<_> =
            open.map(|(name, _)| Choice::new(*name, &format!("nanuuk-variant-{name}"))).collect();
        choice("nanuuk-variant", &choices, variant)
    };
    let hint = move || {
        let key = format!("nanuuk-variant-{}-hint-{}", variant.get(), seats.get());
        let any = format!("nanuuk-variant-{}-hint", variant.get());
        say(if has(&key) { &key } else { &any })
    };
    let numbers: Vec<_> = (1..=3_u8).map(|bears| Choice::plain(bears, bears.to_string())).collect();
    let movers = [Choice::new(false, "nanuuk-one-inuk-off"), Choice::new(true, "nanuuk-one-inuk-on")];
    let boards = [Choice::new(false, "nanuuk-board-usual"), Choice::new(true, "nanuuk-board-own")];
    view! {
        {variants}
        <p class="hint">{hint}</p>
        <div hidden=move || variant.get() != "bear-fear">{choice("nanuuk-bears", &numbers, bears)}</div>
        <div hidden=move || variant.get() != "bear-hunt" || seats.get() != 2>{choice("nanuuk-one-inuk", &movers, one_inuk)}</div>
        {board.is_some().then(|| choice("nanuuk-board-choice", &boards, own))}
        <p class="hint"><a href="#/editor">{move || say("nanuuk-to-editor")}</a></p>
    }
    .into_any()
}

/// The floe that was drawn in the editor, if it is not the usual one.
fn own_board() -> Option<Value> {
    let board = scenario::draft()?.playable_board()?;
    Some(board.as_option().clone()).filter(|board| board != "floe31")
}

/// The options of the hunt for a number of seats.
pub(super) fn hunt(options: RwSignal<Option<Value>>, seats: Signal<u8>) -> AnyView {
    let kept = StoredValue::new(scenario::kept());
    let fits = move |hunters: u8| {
        kept.with_value(|kept| kept.as_ref().is_some_and(|kept| kept.players == seats.get() * hunters))
    };
    let wished = scenario::take_wish();
    let wanted = wished && kept.with_value(Option::is_some);
    let setup = RwSignal::new(if wanted { "scenario" } else { "printed" });
    let hunters = RwSignal::new(if wanted && !untrack(|| fits(1)) { 2_u8 } else { 1 });
    let sled_cracks = RwSignal::new("two");
    let gentle = RwSignal::new(false);
    let cracked = RwSignal::new(0_u8);
    let two = Memo::new(move |_| seats.get() == 2);
    let scenario_fits = Memo::new(move |_| fits(if two.get() { hunters.get() } else { 1 }));
    Effect::new(move || {
        let mut chosen = json!({ "sled-cracks": sled_cracks.get(), "gentle": gentle.get(), "cracked-start": cracked.get() });
        if two.get() {
            chosen["hunters"] = hunters.get().into();
        }
        let complete = match setup.get() {
            "scenario" => {
                kept.with_value(|kept| {
                    if let Some(kept) = kept {
                        chosen["board"] = kept.board.as_option().clone();
                        chosen["setup"] = kept.setup.to_json(&kept.floe());
                    }
                });
                scenario_fits.get()
            }
            name => {
                chosen["setup"] = name.into();
                true
            }
        };
        options.set(complete.then_some(chosen));
    });
    let setups = move || {
        let mut setups = vec![
            Choice::new("printed", "nanuuk-setup-printed"),
            Choice::new("random", "nanuuk-setup-random"),
        ];
        if kept.with_value(Option::is_some) {
            setups.push(Choice::new("scenario", "nanuuk-setup-scenario"));
        }
        choice("nanuuk-setup", &setups, setup)
    };
    let numbers = [Choice::plain(1, "1"), Choice::plain(2, "2")];
    let cracks =
        [Choice::new("two", "nanuuk-sled-cracks-two"), Choice::new("choice", "nanuuk-sled-cracks-choice")];
    let onoff = [Choice::new(false, "off"), Choice::new(true, "on")];
    let starts: Vec<_> = [0, 3, 6, 9, 12].into_iter().map(|n: u8| Choice::plain(n, n.to_string())).collect();
    view! {
        {setups}
        <div hidden=move || setup.get() != "scenario">{move || own_scenario(kept, scenario_fits.get())}</div>
        {(wished && !wanted).then(|| view! { <p class="hint f-misfit">{move || say("editor-unplayable-setup")}</p> })}
        <p class="hint"><a href="#/editor">{move || say("nanuuk-to-editor")}</a></p>
        <div hidden=move || !two.get()>{choice("nanuuk-hunters", &numbers, hunters)}</div>
        {choice("nanuuk-sled-cracks", &cracks, sled_cracks)}
        <p class="hint">{move || say("nanuuk-sled-cracks-hint")}</p>
        {choice("nanuuk-gentle", &onoff, gentle)}
        <p class="hint">{move || say("nanuuk-gentle-hint")}</p>
        {choice("nanuuk-cracked-start", &starts, cracked)}
    }
    .into_any()
}

/// The person's scenario in small, and whether it is for so many hunters.
fn own_scenario(kept: StoredValue<Option<Scenario>>, fits: bool) -> impl IntoView {
    kept.with_value(|kept| {
        let kept = kept.as_ref()?;
        let name = if kept.name.is_empty() { say("nanuuk-scenario-nameless") } else { kept.name.clone() };
        let players = kept.players;
        let words = say_with("nanuuk-scenario-is", &[("name", name.into()), ("count", players.into())]);
        let warning = (!fits).then(|| view! { <p class="hint f-misfit">{say_with("nanuuk-scenario-misfit", &[("count", players.into())])}</p> });
        Some(view! {
            <div class="f-small" inner_html=picture::of_scenario(kept, &words)></div>
            <p class="hint">{words.clone()}</p>
            {warning}
        })
    })
}
