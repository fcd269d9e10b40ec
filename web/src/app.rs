//! The shell: settings in force, the place one is at, and what is the same on every page.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

use crate::boards::{Board, Cover};
use crate::browser;
use crate::game::Game;
use crate::pages::{self, with_board, with_editor};
use crate::parts;
use crate::route::Route;
use crate::settings::{Settings, Theme};
use crate::texts::{self, Language, say};
use crate::widgets;

/// Where the browser keeps the settings; `theme.js` reads them too.
const STORED: &str = "inuksuk.settings";

/// What every part of the page can reach.
#[derive(Clone, Copy)]
pub(crate) struct App {
    /// Where one is.
    pub route: RwSignal<Route>,
    /// What the person has set.
    pub settings: RwSignal<Settings>,
    /// The running match.
    pub game: Game,
    /// The rule shown in a sheet over the page: game and identifier.
    pub rule: RwSignal<Option<(String, String)>>,
    /// Whether the settings are open.
    pub settings_open: RwSignal<bool>,
}

/// Puts the page up.
pub(crate) fn start() {
    let settings = RwSignal::new(Settings::read(browser::stored(STORED).as_deref()));
    let game = Game::new(settings);
    let app = App {
        route: RwSignal::new(Route::parse(&browser::hash())),
        settings,
        game,
        rule: RwSignal::new(None),
        settings_open: RwSignal::new(false),
    };
    std::panic::set_hook(Box::new(|info| report_panic(&info.to_string())));
    game.start();
    follow_address(app);
    if let Some(loading) = browser::document().get_element_by_id("loading") {
        loading.remove();
    }
    leptos::mount::mount_to_body(move || {
        apply_settings(app);
        shell(app)
    });
}

/// The page itself failed: nothing of it can be trusted any more, so this is written past it.
fn report_panic(message: &str) {
    let console = js_sys::Reflect::get(&js_sys::global(), &"console".into());
    let error = console.as_ref().ok().and_then(|console| js_sys::Reflect::get(console, &"error".into()).ok());
    if let (Ok(console), Some(error)) =
        (&console, error.and_then(|error| error.dyn_into::<js_sys::Function>().ok()))
    {
        let _ = error.call1(console, &message.into());
    }
    let Ok(place) = browser::document().create_element("p") else { return };
    place.set_class_name("failure fixed");
    place.set_text_content(Some(&format!(
        "{message}\n\nReload the page: the match is saved. / Bitte neu laden: Die Partie ist gespeichert."
    )));
    if let Some(body) = browser::document().body() {
        let _ = body.prepend_with_node_1(&place);
    }
}

fn follow_address(app: App) {
    let changed = Closure::<dyn Fn()>::new(move || {
        app.rule.set(None);
        app.route.set(Route::parse(&browser::hash()));
        // Whoever goes by keys starts at the top of the new page, unless it leads the focus itself.
        browser::focus_in_place("main");
    });
    let _ =
        browser::window().add_event_listener_with_callback("hashchange", changed.as_ref().unchecked_ref());
    changed.forget();
}

fn apply_settings(app: App) {
    Effect::new(move |before: Option<()>| {
        let settings = app.settings.get();
        if before.is_some() {
            browser::store(STORED, &settings.write());
        }
        let language = settings.language.as_deref().and_then(Language::from_code);
        let language = language.unwrap_or_else(|| {
            let wanted = browser::languages();
            texts::best_match(wanted.iter().map(String::as_str))
        });
        texts::set_language(language);
        let Some(root) = browser::document().document_element() else { return };
        let _ = root.set_attribute("lang", language.code());
        let _ = match settings.theme {
            Theme::System => root.remove_attribute("data-theme"),
            Theme::Light => root.set_attribute("data-theme", "light"),
            Theme::Dark => root.set_attribute("data-theme", "dark"),
        };
    });
}

fn shell(app: App) -> impl IntoView {
    let shapes = |board: &'static dyn Board| {
        view! { <div hidden=false class="shapes" inner_html=board.shapes()></div> }
    };
    view! {
        <For each=parts::boards key=|board| board.game() children=shapes/>
        <a class="skip" href="#main" on:click=|event| { event.prevent_default(); browser::focus("main"); }>
            {move || say("skip")}
        </a>
        {widgets::header(app)}
        {widgets::failure(app)}
        <main id="main" tabindex="-1">{move || page(app)}</main>
        {widgets::notice(app)}
        {widgets::rule_sheet(app)}
        {widgets::settings_dialog(app)}
        <div class="unseen" aria-live="polite" role="status">{move || app.game.speech.get()}</div>
    }
}

fn page(app: App) -> AnyView {
    match app.route.get() {
        Route::Home => pages::home(app).into_any(),
        Route::New { game, bot } if Cover::of(&game).is_some() => {
            with_board(game, move |board| pages::new_match(app, board, bot).into_any())
        }
        Route::Match => pages::play(app).into_any(),
        Route::Rules { game, rule } if Cover::of(&game).is_some() => {
            with_board(game, move |board| pages::rules(app, board, rule.clone()).into_any())
        }
        Route::Editor { code } => with_editor(move |editor| editor(app, code.as_deref())),
        unknown => pages::lost(&unknown).into_any(),
    }
}
