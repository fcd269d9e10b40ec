//! Sounds, made by the browser's synthesiser: wood on wood.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

/// Something to hear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sound {
    /// A light piece is set down.
    Light,
    /// A heavy piece is set down.
    Heavy,
    /// Something is taken.
    Capture,
    /// Something rare and great.
    Great,
    /// A word: an announcement, a challenge, an offer.
    Word,
    /// It is your turn.
    Turn,
    /// That does not go.
    No,
    /// The match is over.
    End,
    /// The ice cracks.
    Crack,
    /// A die rattles over the ice.
    Dice,
    /// Feet come onto ice.
    Step,
    /// Ice drifts and knocks on ice.
    Floe,
    /// Somebody falls into the water.
    Splash,
    /// A hand in a leather bag.
    Rustle,
    /// A fish is out of the water.
    Catch,
    /// A fish goes back.
    Plop,
    /// A look into a mirror of ice.
    Mirror,
    /// A pity, but no harm done.
    NotYet,
}

/// A tone: how it swings, from and to how high (Hz), when (s), how long (s), how loud.
type Tone = (OscillatorType, f32, f32, f64, f64, f32);

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

impl Sound {
    const fn tones(self) -> &'static [Tone] {
        use OscillatorType::{Sine, Triangle};
        match self {
            Self::Light => {
                &[(Triangle, 980.0, 720.0, 0.0, 0.07, 0.22), (Sine, 1720.0, 1500.0, 0.0, 0.03, 0.08)]
            }
            Self::Heavy => {
                &[(Triangle, 420.0, 250.0, 0.0, 0.11, 0.34), (Sine, 900.0, 700.0, 0.0, 0.03, 0.08)]
            }
            Self::Capture => &[
                (Triangle, 420.0, 240.0, 0.0, 0.1, 0.32),
                (Triangle, 760.0, 300.0, 0.09, 0.16, 0.2),
                (Sine, 150.0, 70.0, 0.2, 0.16, 0.3),
            ],
            Self::Great => &[
                (Triangle, 420.0, 240.0, 0.0, 0.1, 0.32),
                (Triangle, 523.0, 523.0, 0.08, 0.22, 0.16),
                (Triangle, 659.0, 659.0, 0.16, 0.24, 0.16),
                (Triangle, 784.0, 784.0, 0.24, 0.34, 0.18),
            ],
            Self::Word => &[(Sine, 520.0, 560.0, 0.0, 0.1, 0.14), (Sine, 700.0, 700.0, 0.09, 0.12, 0.12)],
            Self::Turn => &[(Sine, 660.0, 660.0, 0.0, 0.2, 0.07)],
            Self::No => &[(Triangle, 190.0, 150.0, 0.0, 0.12, 0.2)],
            Self::Crack => &[
                (Triangle, 2600.0, 300.0, 0.0, 0.045, 0.3),
                (Triangle, 1900.0, 240.0, 0.05, 0.04, 0.22),
                (Triangle, 2300.0, 180.0, 0.1, 0.06, 0.26),
                (Sine, 160.0, 60.0, 0.04, 0.2, 0.22),
            ],
            Self::End => &[
                (Triangle, 392.0, 392.0, 0.0, 0.3, 0.16),
                (Triangle, 494.0, 494.0, 0.14, 0.3, 0.16),
                (Triangle, 587.0, 587.0, 0.28, 0.55, 0.18),
            ],
            Self::Dice => &[
                (Triangle, 1500.0, 900.0, 0.0, 0.03, 0.2),
                (Triangle, 1250.0, 800.0, 0.07, 0.03, 0.2),
                (Triangle, 1600.0, 950.0, 0.13, 0.03, 0.18),
                (Triangle, 1100.0, 700.0, 0.21, 0.05, 0.22),
            ],
            Self::Step => {
                &[(Triangle, 520.0, 260.0, 0.0, 0.06, 0.22), (Triangle, 600.0, 280.0, 0.16, 0.07, 0.28)]
            }
            Self::Floe => &[
                (Sine, 210.0, 130.0, 0.0, 0.22, 0.22),
                (Triangle, 1400.0, 500.0, 0.2, 0.04, 0.14),
                (Sine, 330.0, 180.0, 0.21, 0.16, 0.24),
            ],
            Self::Splash => &[
                (Triangle, 900.0, 120.0, 0.0, 0.2, 0.26),
                (Sine, 1900.0, 380.0, 0.03, 0.16, 0.12),
                (Sine, 420.0, 820.0, 0.16, 0.1, 0.16),
                (Sine, 520.0, 1040.0, 0.26, 0.08, 0.1),
            ],
            Self::Rustle => &[
                (Triangle, 240.0, 310.0, 0.0, 0.07, 0.1),
                (Triangle, 310.0, 210.0, 0.09, 0.08, 0.1),
                (Triangle, 260.0, 330.0, 0.19, 0.07, 0.1),
            ],
            Self::Catch => &[(Sine, 380.0, 1180.0, 0.0, 0.13, 0.2), (Sine, 1180.0, 1320.0, 0.13, 0.1, 0.14)],
            Self::Plop => &[(Sine, 640.0, 210.0, 0.0, 0.12, 0.24), (Sine, 330.0, 620.0, 0.12, 0.06, 0.12)],
            Self::Mirror => &[
                (Sine, 1320.0, 1320.0, 0.0, 0.3, 0.08),
                (Sine, 1760.0, 1760.0, 0.1, 0.34, 0.07),
                (Sine, 2217.0, 2217.0, 0.2, 0.4, 0.05),
            ],
            Self::NotYet => &[
                (Triangle, 494.0, 494.0, 0.0, 0.16, 0.14),
                (Triangle, 415.0, 415.0, 0.16, 0.16, 0.14),
                (Triangle, 370.0, 349.0, 0.32, 0.34, 0.14),
            ],
        }
    }

    /// Plays it. A browser that refuses (no gesture yet, no loudspeaker) stays silent.
    pub(crate) fn play(self) {
        let _ = CONTEXT.with(|context| {
            let mut context = context.borrow_mut();
            if context.is_none() {
                *context = AudioContext::new().ok();
            }
            context
                .as_ref()
                .map_or(Ok(()), |context| self.tones().iter().try_for_each(|tone| sound(context, tone)))
        });
    }
}

fn sound(context: &AudioContext, &(kind, from, to, when, length, loud): &Tone) -> Result<(), JsValue> {
    let start = context.current_time() + when;
    let (swing, volume) = (context.create_oscillator()?, context.create_gain()?);
    swing.set_type(kind);
    swing.frequency().set_value_at_time(from, start)?;
    swing.frequency().exponential_ramp_to_value_at_time(to, start + length)?;
    volume.gain().set_value_at_time(0.0001, start)?;
    volume.gain().exponential_ramp_to_value_at_time(loud, start + 0.006)?;
    volume.gain().exponential_ramp_to_value_at_time(0.0001, start + length)?;
    swing.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&context.destination())?;
    swing.start_with_when(start)?;
    swing.stop_with_when(start + length + 0.02)
}
