//! The two workers: messages in, messages out.
//!
//! The page gives each of them one end of a channel, so that what a bot sees never passes through the page.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use js_sys::{Array, global};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, MessagePort};

use super::session::{Output, Session};
use super::{kept, thinker};
use crate::link::{Job, Report, Request, Thought, read, write};
use crate::parts;

fn scope() -> DedicatedWorkerGlobalScope {
    global().unchecked_into()
}

fn tell(report: &Report) {
    if let Ok(text) = write(report) {
        // Text can always be copied to the page.
        let _ = scope().post_message(&JsValue::from_str(&text));
    }
}

/// The page learns of a defect before the worker is gone.
fn tell_of_panics() {
    std::panic::set_hook(Box::new(|info| tell(&Report::Failed { message: info.to_string() })));
}

/// Calls `work` with each text that comes, and `port` with each end of a channel.
fn listen(work: impl Fn(String) + 'static, port: impl Fn(MessagePort) + 'static) {
    let heard =
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| match event.data().as_string() {
            Some(text) => work(text),
            None => {
                if let Some(end) = event.ports().get(0).dyn_ref::<MessagePort>() {
                    port(end.clone());
                }
            }
        });
    scope().set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
}

fn listen_at(port: &MessagePort, work: impl Fn(String) + 'static) {
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(text) = event.data().as_string() {
            work(text);
        }
    });
    port.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
}

/// 32 random bytes from the operating system.
fn random() -> Result<[u8; 32], String> {
    let mut bytes = [0; 32];
    let filled = scope().crypto().and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    // The name of a text: the page says it.
    filled.map(|_| bytes).map_err(|_| "no-random".into())
}

struct TableWorker {
    session: RefCell<Session>,
    /// What the page has asked and is not done yet: opening a table takes time.
    asked: RefCell<VecDeque<Request>>,
    /// Whether that is being done.
    busy: Cell<bool>,
    thinker: RefCell<Option<MessagePort>>,
    /// A job that waits for the thinker to come.
    waiting: RefCell<Option<Job>>,
}

impl TableWorker {
    fn put_out(&self, outputs: Vec<Output>) {
        for output in outputs {
            match output {
                Output::Page(report) => tell(&report),
                Output::Thinker(job) => {
                    *self.waiting.borrow_mut() = Some(job);
                    self.ask();
                }
                Output::Keep(match_kept) => kept::keep(&match_kept),
                Output::Forget => kept::forget(),
            }
        }
    }

    /// Gives the waiting job to the thinker, once there is one.
    fn ask(&self) {
        let Some(port) = &*self.thinker.borrow() else { return };
        if let Some(Ok(text)) = self.waiting.borrow_mut().take().map(|job| write(&job)) {
            let _ = port.post_message(&JsValue::from_str(&text));
        }
    }

    fn hear_page(self: &Rc<Self>, text: &str) {
        match read::<Request>(text) {
            Ok(request) => {
                self.asked.borrow_mut().push_back(request);
                if !self.busy.replace(true) {
                    let worker = self.clone();
                    spawn_local(async move { worker.do_what_is_asked().await });
                }
            }
            Err(message) => tell(&Report::Failed { message }),
        }
    }

    /// One request after the other, in the order they came.
    async fn do_what_is_asked(&self) {
        loop {
            let next = self.asked.borrow_mut().pop_front();
            let Some(request) = next else { break };
            match self.answer(request).await {
                Ok(outputs) => self.put_out(outputs),
                Err(message) => tell(&Report::Failed { message }),
            }
        }
        self.busy.set(false);
    }

    /// A table is opened once the part of its game is there.
    async fn answer(&self, request: Request) -> Result<Vec<Output>, String> {
        if let Request::New(setup) | Request::Resume(setup) = &request {
            parts::load(&setup.game).await?;
        }
        let kept = match &request {
            Request::Resume(_) => kept::recall().await,
            _ => None,
        };
        let mut session = self.session.borrow_mut();
        Ok(match request {
            Request::Resume(setup) => session.resume(&setup, kept.as_ref()),
            request => session.handle(request),
        })
    }

    fn hear_thinker(&self, text: &str) {
        match read::<Thought>(text) {
            Ok(thought) => {
                let outputs = self.session.borrow_mut().thought(&thought);
                self.put_out(outputs);
            }
            Err(message) => tell(&Report::Failed { message }),
        }
    }
}

pub(crate) fn run_table() {
    tell_of_panics();
    let worker = Rc::new(TableWorker {
        session: RefCell::new(Session::new(random)),
        asked: RefCell::default(),
        busy: Cell::new(false),
        thinker: RefCell::default(),
        waiting: RefCell::default(),
    });
    let (hearing, meeting) = (worker.clone(), worker);
    listen(
        move |text| hearing.hear_page(&text),
        move |port| {
            let worker = meeting.clone();
            listen_at(&port, move |text| worker.hear_thinker(&text));
            *meeting.thinker.borrow_mut() = Some(port);
            meeting.ask();
        },
    );
}

pub(crate) fn run_thinker() {
    tell_of_panics();
    listen(
        |_| {},
        |port| {
            let answer = port.clone();
            listen_at(&port, move |text| {
                let answer = answer.clone();
                spawn_local(async move {
                    match thought(&text).await {
                        // Text can always be copied to the other worker.
                        Ok(text) => drop(answer.post_message(&JsValue::from_str(&text))),
                        Err(message) => tell(&Report::Failed { message }),
                    }
                });
            });
        },
    );
}

/// The answer to a job, once the part of its game is there.
async fn thought(job: &str) -> Result<String, String> {
    let job = read::<Job>(job)?;
    parts::load(&job.game).await?;
    write(&thinker::think(&job))
}

/// Gives one end of a new channel to each worker.
///
/// # Errors
/// When the browser refuses.
pub(crate) fn introduce(table: &web_sys::Worker, thinker: &web_sys::Worker) -> Result<(), JsValue> {
    let channel = web_sys::MessageChannel::new()?;
    let hand = |worker: &web_sys::Worker, end: MessagePort| {
        worker.post_message_with_transfer(&JsValue::NULL, &Array::of1(&end))
    };
    hand(table, channel.port1())?;
    hand(thinker, channel.port2())
}
