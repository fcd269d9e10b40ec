//! The client in the browser.
#[cfg(target_arch = "wasm32")]
mod entry {
    use leptos::prelude::*;
    use wasm_bindgen::prelude::*;
    /// The page.
    #[wasm_bindgen]
    pub fn page() {
        leptos::mount::mount_to_body(|| { let (n, set) = signal(0); view! { <button on:click=move |_| set.update(|n| *n += 1)>{move || n.get()}</button> } });
    }
    /// The worker.
    #[wasm_bindgen]
    pub fn worker() {}
}
