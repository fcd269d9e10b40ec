//! Loading a part, once for the page and once for each worker.

use leptos::prelude::{AnyView, ArcRwSignal, Get, GetUntracked, IntoAny, Set, Update, With, WithUntracked};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::{EDITOR_TEXTS, MANDUA, MARE_POLARE, NANUK, NANUUK, Part, Rules};
use crate::app::App;
use crate::boards::{self, Board};
use crate::texts::Language;
use crate::{browser, pages, texts};

/// What a part brings.
#[derive(Clone, Copy)]
struct Loaded {
    part: &'static Part,
    /// Its style sheet, where it has one of its own.
    style: Option<&'static str>,
    boards: &'static [&'static dyn Board],
}

/// The editor of Nanuuk!, with what a link holds.
pub(crate) type Editor = fn(App, Option<&str>) -> AnyView;

/// A Fluent file in a language.
type Texts = fn(Language) -> &'static str;

/// What the editor is called where games have their names.
pub(crate) const EDITOR: &str = "editor";

type Result<T, E = SplitLoaderError> = std::result::Result<T, E>;

thread_local! {
    static LOADED: ArcRwSignal<Vec<Loaded>> = ArcRwSignal::new(Vec::new());
    static LOADED_EDITOR: ArcRwSignal<Option<Editor>> = ArcRwSignal::new(None);
}

// What these functions reach, and nothing else in the client does, is a file of its own.

#[wasm_split(mandua, fallible)]
fn mandua() -> Result<Loaded> {
    Ok(Loaded { part: &MANDUA, style: None, boards: &[&boards::mandua::Mandua] })
}

#[wasm_split(nanuk, fallible)]
fn nanuk() -> Result<Loaded> {
    Ok(Loaded { part: &NANUK, style: Some("nanuk.css"), boards: &[&boards::nanuk::NanukBoard] })
}

#[wasm_split(nanuuk, fallible)]
fn nanuuk() -> Result<Loaded> {
    let boards: &[&dyn Board] = &[&boards::nanuuk::Intro, &boards::nanuuk::Hunt];
    Ok(Loaded { part: &NANUUK, style: Some("nanuuk.css"), boards })
}

#[wasm_split(mare_polare, fallible)]
fn mare_polare() -> Result<Loaded> {
    let boards: &[&dyn Board] = &[&boards::mare_polare::MarePolare];
    Ok(Loaded { part: &MARE_POLARE, style: Some("mare-polare.css"), boards })
}

#[wasm_split(editor, fallible)]
fn nanuuk_editor() -> Result<(Editor, Texts)> {
    Ok((|app, linked| pages::editor(app, linked).into_any(), EDITOR_TEXTS))
}

/// Loads the part of a game, or the editor with its game, if it is not there yet.
///
/// # Errors
/// The name of a text, or a sentence in English: there is no such game, or its part did not come. It may be tried
/// again.
pub(crate) async fn load(name: &str) -> Result<(), String> {
    if name != EDITOR {
        return load_game(name).await;
    }
    load_game("nanuuk").await?;
    if editor().is_none() {
        let (editor, own) = nanuuk_editor().await.map_err(|_| not_loaded())?;
        texts::add(own);
        LOADED_EDITOR.with(|all| all.set(Some(editor)));
    }
    Ok(())
}

fn not_loaded() -> String {
    "part-not-loaded".into()
}

async fn load_game(game: &str) -> Result<(), String> {
    if rules(game).is_some() {
        return Ok(());
    }
    let loaded = match game {
        "mandua" => mandua().await,
        "nanuk" => nanuk().await,
        "nanuuk" | "nanuuk-intro" => nanuuk().await,
        "mare-polare" => mare_polare().await,
        _ => return Err(format!("there is no game {game:?}")),
    };
    let loaded = loaded.map_err(|_| not_loaded())?;
    if let Some(style) = loaded.style {
        browser::style(style).await;
    }
    // Somebody else may have waited for the same part.
    if rules(game).is_none() {
        texts::add(loaded.part.texts);
        LOADED.with(|all| all.update(|all| all.push(loaded)));
    }
    Ok(())
}

/// The rules of a game whose part is there.
pub(crate) fn rules(game: &str) -> Option<&'static Rules> {
    let is_it = |rules: &&Rules| rules.entry.info().name == game;
    LOADED.with(|all| all.with_untracked(|all| all.iter().flat_map(|loaded| loaded.part.games).find(is_it)))
}

/// The board of a game whose part is there.
pub(crate) fn board(game: &str) -> Option<&'static dyn Board> {
    LOADED.with(|all| all.with_untracked(|all| find(all, game)))
}

/// The editor, where it is there.
pub(crate) fn editor() -> Option<Editor> {
    LOADED_EDITOR.with(GetUntracked::get_untracked)
}

/// Whether the part of a game, or the editor, is there; whoever asks is told when it comes.
pub(crate) fn is_loaded(game: &str) -> bool {
    if game == EDITOR {
        return LOADED_EDITOR.with(|editor| editor.get().is_some());
    }
    LOADED.with(|all| all.with(|all| find(all, game).is_some()))
}

/// The boards that are there; whoever asks is told when one comes.
pub(crate) fn boards() -> Vec<&'static dyn Board> {
    LOADED.with(|all| all.with(|all| all.iter().flat_map(|loaded| loaded.boards).copied().collect()))
}

fn find(all: &[Loaded], game: &str) -> Option<&'static dyn Board> {
    all.iter().flat_map(|loaded| loaded.boards).copied().find(|board| board.game() == game)
}
