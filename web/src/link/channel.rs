//! The page's end: starts the workers, sends requests, hears reports.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::{Report, Request, read, write};
use crate::worker;

/// The workers of this page.
#[derive(Clone)]
pub(crate) struct Link(Rc<Inner>);

struct Inner {
    table: Worker,
    thinker: RefCell<Worker>,
    hear: Rc<dyn Fn(Report)>,
}

impl Link {
    /// Starts the workers. `hear` gets every report.
    ///
    /// # Errors
    /// When the browser refuses to start them.
    pub(crate) fn start(hear: impl Fn(Report) + 'static) -> Result<Self, JsValue> {
        let hear: Rc<dyn Fn(Report)> = Rc::new(hear);
        let (table, thinker) = (start("table")?, start("thinker")?);
        listen(&table, hear.clone());
        let link = Self(Rc::new(Inner { table, thinker: RefCell::new(thinker), hear }));
        link.meet_thinker()?;
        Ok(link)
    }

    /// Asks something of the table.
    pub(crate) fn ask(&self, request: &Request) {
        match write(request) {
            // Text can always be copied to a worker; one that still loads gets it when it is ready.
            Ok(text) => drop(self.0.table.post_message(&JsValue::from_str(&text))),
            Err(message) => (self.0.hear)(failed(&message)),
        }
    }

    /// Ends whatever the bots are thinking, at once.
    ///
    /// # Errors
    /// When the browser refuses to start another worker.
    pub(crate) fn stop_thinking(&self) -> Result<(), JsValue> {
        self.0.thinker.borrow().terminate();
        *self.0.thinker.borrow_mut() = start("thinker")?;
        self.meet_thinker()
    }

    fn meet_thinker(&self) -> Result<(), JsValue> {
        let thinker = self.0.thinker.borrow();
        listen(&thinker, self.0.hear.clone());
        worker::introduce(&self.0.table, &thinker)
    }
}

fn start(role: &str) -> Result<Worker, JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    options.set_name(role);
    Worker::new_with_options("worker.js", &options)
}

fn listen(worker: &Worker, hear: Rc<dyn Fn(Report)>) {
    let told = hear.clone();
    let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        told(read(&text).unwrap_or_else(|message| failed(&message)));
    });
    worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
    message.forget();
    let error = Closure::<dyn Fn(ErrorEvent)>::new(move |event: ErrorEvent| {
        // Chromium names the panic here; a worker that cannot be loaded has no message at all.
        let message = js_sys::Reflect::get(&event, &"message".into()).ok().and_then(|text| text.as_string());
        hear(failed(message.as_deref().unwrap_or("the worker could not be loaded")));
    });
    worker.set_onerror(Some(error.as_ref().unchecked_ref()));
    error.forget();
}

fn failed(message: &str) -> Report {
    Report::Failed { message: message.into() }
}
