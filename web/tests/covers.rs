//! The pictures on the boxes, which the first page shows before any game is loaded, are as the boards draw them.

use std::path::Path;
use std::{env, fs};

use inuksuk_web::boards::{mandua, mare_polare, nanuk, nanuuk};
use serde_json::json;

#[test]
fn the_boxes_show_what_the_boards_draw() {
    let picture = nanuuk::picture::emblem;
    let drawn = json!({
        "mandua": { "shapes": mandua::picture::SHARED, "picture": mandua::picture::emblem() },
        "nanuk": { "shapes": nanuk::cards::SHAPES, "picture": nanuk::cards::emblem() },
        "nanuuk": { "shapes": nanuuk::picture::SHARED, "picture": picture(nanuuk::picture::EMBLEM_HUNT) },
        // Its shapes are the hunt's, which is always beside it.
        "nanuuk-intro": { "shapes": "", "picture": picture(nanuuk::picture::EMBLEM_INTRO) },
        "mare-polare": { "shapes": mare_polare::picture::SHARED, "picture": mare_polare::picture::emblem() },
    });
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("static/covers.json");
    let text = format!("{drawn:#}\n");
    if env::var_os("INUKSUK_DRAW").is_some() {
        fs::write(&file, &text).unwrap();
    }
    let stored = fs::read_to_string(&file).unwrap_or_default();
    assert!(stored == text, "draw them again: INUKSUK_DRAW=1 cargo test -p inuksuk-web --test covers");
}
