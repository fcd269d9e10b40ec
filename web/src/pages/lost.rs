//! An address that leads nowhere.

use leptos::prelude::*;

use crate::route::Route;
use crate::texts::{say, say_with};

pub(crate) fn lost(route: &Route) -> impl IntoView + use<> {
    let address = route.address();
    view! {
        <div class="page lost">
            <h1>{move || say("lost")}</h1>
            <p>{move || say_with("lost-what", &[("address", address.clone().into())])}</p>
            <p><a class="button primary" href="#/">{move || say("lost-home")}</a></p>
        </div>
    }
}
