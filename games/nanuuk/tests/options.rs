//! Options of both games: what is drawn, what is recorded, what is refused.

mod common;

use common::{Random, game};
use inuksuk_core::{Draw, Game};
use nanuuk::{Nanuuk, NanuukIntro};
use serde_json::{Value, json};

#[test]
fn intro_options_that_cannot_be_are_all_named() {
    // N-30, N-34, N-35
    let options =
        json!({"variant": "partners", "one-inuk": true, "bears": 4, "colour": "red", "board": "moon"});
    let error = NanuukIntro::new(3, &options, &mut common::NoDraw).unwrap_err();
    let text = error.to_string();
    for part in ["colour", "bears", "moon", "partners needs 4", "one-inuk"] {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert_eq!(error.0.len(), 5, "{text}");
    let default: NanuukIntro = game(2, &json!({}));
    let wanted = json!({"variant": "basic", "one-inuk": false, "bears": 1, "board": "floe31"});
    assert_eq!(default.options(), wanted);
}

#[test]
fn a_cracked_start_leaves_every_field_an_open_side() {
    // N-82
    for seed in 0..20 {
        let game = Nanuuk::new(4, &json!({"cracked-start": 42}), &mut Random(seed)).expect("it fits");
        let state = game.start();
        assert_eq!(state.cracks().count(), 42);
        assert!(game.floe().in_play().iter().all(|f| !state.cracks().shut(game.floe(), f)));
        let again: Nanuuk = common::game(4, &game.options());
        assert_eq!(again.start(), state);
    }
    for bad in
        [json!(43), json!(-1), json!("many"), json!(["A1.B1", "A1.B1"]), json!(["A1.A2", "A1.B1", "A1.B2"])]
    {
        assert!(Nanuuk::new(4, &json!({"cracked-start": bad}), &mut Random(0)).is_err());
    }
}

#[test]
fn hunt_options_that_cannot_be_are_all_named() {
    // N-43, N-46, N-80, N-81
    let bad = json!({"hunters": 3, "sled-cracks": "three", "gentle": "very", "board": 7, "wind": 1});
    let error = Nanuuk::new(5, &bad, &mut common::NoDraw).unwrap_err();
    for part in ["hunters", "sled-cracks", "gentle", "board", "wind", "seats"] {
        assert!(error.0.iter().any(|e| e.contains(part)), "{part} in {error}");
    }
    for setup in
        [json!("tidy"), json!(1), json!({"fish": ["A2"]}), json!({"cod": []}), json!({"bear": ["F1"]})]
    {
        assert!(Nanuuk::new(2, &json!({"setup": setup}), &mut common::NoDraw).is_err());
    }
    let default: Nanuuk = game(2, &json!({}));
    let wanted = json!({"board": "floe31", "setup": "printed", "hunters": 1, "sled-cracks": "two",
                        "gentle": false, "cracked-start": 0});
    assert_eq!(default.options(), wanted);
}

#[test]
fn a_random_set_up_is_recorded_as_drawn() {
    // N-44
    let game = Nanuuk::new(3, &json!({"setup": "random"}), &mut Random(9)).expect("it fits");
    assert!(game.options()["setup"].is_object());
    let again: Nanuuk = common::game(3, &game.options());
    assert_eq!(again.start(), game.start());
}

#[test]
fn drawing_nothing_needs_no_draw() {
    // N-43: the printed set-up
    struct Never;
    impl Draw for Never {
        fn below(&mut self, _: u64) -> u64 {
            panic!("drawn")
        }
    }
    assert!(Nanuuk::new(4, &Value::Null, &mut Never).is_ok());
}
