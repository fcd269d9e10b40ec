//! The settings, in a dialogue.

use leptos::prelude::*;

use super::{Choice, choice, dialog};
use crate::app::App;
use crate::settings::{Pace, Theme};
use crate::texts::{Language, language, say};

pub(crate) fn settings_dialog(app: App) -> impl IntoView {
    dialog(app.settings_open, || say("settings"), move || form(app).into_any())
}

fn form(app: App) -> impl IntoView {
    let settings = app.settings;
    let now = settings.get_untracked();
    // Untracked: the form must not be made anew by what it sets itself.
    let spoken = RwSignal::new(untrack(language));
    let theme = RwSignal::new(now.theme);
    let (sound, confirm, pace) =
        (RwSignal::new(now.sound), RwSignal::new(now.confirm), RwSignal::new(now.pace));
    let first = spoken.get_untracked();
    Effect::new(move || {
        let wanted = spoken.get();
        settings.update(|settings| {
            if wanted != first || settings.language.is_some() {
                settings.language = Some(wanted.code().into());
            }
            settings.theme = theme.get();
            settings.sound = sound.get();
            settings.confirm = confirm.get();
            settings.pace = pace.get();
        });
    });
    let languages: Vec<_> =
        Language::ALL.into_iter().map(|language| Choice::plain(language, language.name())).collect();
    let themes = [
        Choice::new(Theme::System, "theme-system"),
        Choice::new(Theme::Light, "theme-light"),
        Choice::new(Theme::Dark, "theme-dark"),
    ];
    let paces = [
        Choice::new(Pace::Calm, "pace-calm"),
        Choice::new(Pace::Usual, "pace-usual"),
        Choice::new(Pace::Quick, "pace-quick"),
        Choice::new(Pace::AtOnce, "pace-at-once"),
    ];
    let on_off = [Choice::new(true, "on"), Choice::new(false, "off")];
    view! {
        {choice("language", &languages, spoken)}
        {choice("theme", &themes, theme)}
        {choice("sound", &on_off, sound)}
        {choice("pace", &paces, pace)}
        {choice("confirm-moves", &on_off, confirm)}
        <p class="hint">{move || say("confirm-moves-hint")}</p>
    }
}
