//! A dialogue over the page. The browser keeps the focus in it and closes it with Escape.

use leptos::html;
use leptos::prelude::*;

use super::icons::{CLOSE, icon};
use crate::texts::say;

/// A dialogue that is open while `open` says so.
pub(crate) fn dialog(
    open: RwSignal<bool>,
    title: impl Fn() -> String + Send + Sync + 'static,
    content: impl Fn() -> AnyView + Send + Sync + 'static,
) -> impl IntoView {
    let element: NodeRef<html::Dialog> = NodeRef::new();
    Effect::new(move || {
        let Some(dialog) = element.get() else { return };
        if open.get() && !dialog.open() {
            let _ = dialog.show_modal();
        } else if !open.get() && dialog.open() {
            dialog.close();
        }
    });
    // A tap beside the dialogue lands on the element itself, one inside on its content.
    let beside = move |event: leptos::ev::MouseEvent| {
        if event.target() == event.current_target() {
            open.set(false);
        }
    };
    view! {
        <dialog node_ref=element on:close=move |_| open.set(false) on:click=beside>
            <div class="sheet">
                <header>
                    <h2>{title}</h2>
                    <button class="plain" aria-label=move || say("close") on:click=move |_| open.set(false)>
                        {icon(CLOSE)}
                    </button>
                </header>
                <Show when=move || open.get()>{content()}</Show>
            </div>
        </dialog>
    }
}
