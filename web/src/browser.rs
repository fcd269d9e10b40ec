//! The browser around the page: address, storage, random numbers, files.

use std::time::Duration;

use leptos::prelude::set_timeout;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::route::Route;

pub(crate) fn window() -> web_sys::Window {
    web_sys::window().expect("the page runs in a window")
}

pub(crate) fn document() -> web_sys::Document {
    window().document().expect("a window shows a document")
}

/// The part of the address after `#`.
pub(crate) fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// Goes to another place in the client.
pub(crate) fn go(route: &Route) {
    // Fails only for addresses the browser cannot parse; ours are plain.
    let _ = window().location().set_hash(&route.address());
}

/// The whole address of a place in the client, to be sent to others.
pub(crate) fn address_of(route: &Route) -> String {
    let here = window().location().href().unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    format!("{page}{}", route.address())
}

/// Puts a text where it can be pasted from, if the browser lets it.
pub(crate) fn copy(text: &str) {
    let _ = window().navigator().clipboard().write_text(text);
}

/// Reads from the browser's storage; nothing where storage is switched off.
pub(crate) fn stored(key: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(key).ok()?
}

/// Writes to the browser's storage. Where it is full or switched off nothing is kept, and play goes on.
pub(crate) fn store(key: &str, text: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.set_item(key, text);
    }
}

/// Removes from the browser's storage.
pub(crate) fn forget(key: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.remove_item(key);
    }
}

/// The languages the browser asks for, best first.
pub(crate) fn languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect()
}

/// Whether the device is a small one: what is only beautiful is then left out.
pub(crate) fn is_slow() -> bool {
    window().navigator().hardware_concurrency() < 4.0
}

/// Milliseconds since some moment before the page was opened.
pub(crate) fn now() -> f64 {
    js_sys::Date::now()
}

/// Does something later.
pub(crate) fn after(milliseconds: f64, work: impl FnOnce() + 'static) {
    set_timeout(work, Duration::from_millis(milliseconds.max(0.0) as u64));
}

/// Puts a style sheet to the page, once, and waits until it is in force. Without one the page can still be used; a
/// worker needs none.
pub(crate) async fn style(file: &str) {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    if document.get_element_by_id(file).is_some() {
        return;
    }
    let (Ok(link), Some(head)) = (document.create_element("link"), document.head()) else { return };
    let link: web_sys::HtmlLinkElement = link.unchecked_into();
    link.set_id(file);
    link.set_rel("stylesheet");
    link.set_href(file);
    let settled = js_sys::Promise::new(&mut |settle, _| {
        link.set_onload(Some(&settle));
        link.set_onerror(Some(&settle));
    });
    if head.append_child(&link).is_ok() {
        let _ = JsFuture::from(settled).await;
    }
}

/// The text of a file beside the page.
pub(crate) async fn text_of(file: &str) -> Result<String, JsValue> {
    let answer = JsFuture::from(window().fetch_with_str(file)).await?;
    let answer: web_sys::Response = answer.unchecked_into();
    if !answer.ok() {
        return Err(answer.into());
    }
    Ok(JsFuture::from(answer.text()?).await?.as_string().unwrap_or_default())
}

/// Hands a text to the person as a file.
pub(crate) fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let kind = web_sys::BlobPropertyBag::new();
    kind.set_type("text/plain");
    let blob = web_sys::Blob::new_with_str_sequence_and_options(&parts, &kind)?;
    let address = web_sys::Url::create_object_url_with_blob(&blob)?;
    let link: web_sys::HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    web_sys::Url::revoke_object_url(&address)
}

/// Where an element is on the screen: left, top, width, height, in pixels.
pub(crate) fn place_of(element: &web_sys::Element) -> (f64, f64, f64, f64) {
    let place = element.get_bounding_client_rect();
    (place.left(), place.top(), place.width(), place.height())
}

/// Puts the focus on an element, if it is there.
pub(crate) fn focus(id: &str) {
    if let Some(element) =
        document().get_element_by_id(id).and_then(|e| e.dyn_into::<web_sys::SvgElement>().ok())
    {
        let _ = element.focus();
    } else if let Some(element) =
        document().get_element_by_id(id).and_then(|e| e.dyn_into::<web_sys::HtmlElement>().ok())
    {
        let _ = element.focus();
    }
}

/// Gives an element the focus without scrolling to it, if it is there.
pub(crate) fn focus_in_place(id: &str) {
    let element = document().get_element_by_id(id).and_then(|e| e.dyn_into::<web_sys::HtmlElement>().ok());
    if let Some(element) = element {
        let still = web_sys::FocusOptions::new();
        still.set_prevent_scroll(true);
        let _ = element.focus_with_options(&still);
    }
}

/// Scrolls an element into sight, if it is there.
pub(crate) fn show(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        let how = web_sys::ScrollIntoViewOptions::new();
        how.set_block(web_sys::ScrollLogicalPosition::Center);
        element.scroll_into_view_with_scroll_into_view_options(&how);
    }
}

/// Scrolls a list, and nothing else, so that one of its items is in its middle.
pub(crate) fn scroll_within(list: &str, item: &str) {
    let find = |id: &str| document().get_element_by_id(id);
    let (Some(list), item) = (find(list), find(item)) else { return };
    let Some(item) = item else { return list.set_scroll_top(0) };
    let (outer, inner) = (list.get_bounding_client_rect(), item.get_bounding_client_rect());
    let (down, across) = (
        inner.top() - outer.top() - (outer.height() - inner.height()) / 2.0,
        inner.left() - outer.left() - (outer.width() - inner.width()) / 2.0,
    );
    list.set_scroll_top(list.scroll_top() + down as i32);
    list.set_scroll_left(list.scroll_left() + across as i32);
}
