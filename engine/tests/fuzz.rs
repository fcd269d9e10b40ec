//! The bodies of the fuzz targets in `fuzz/`, run as property tests on the stable toolchain: on noise, and on
//! valid texts with some bytes changed, which reach further.

use proptest::{collection::vec, prelude::*, sample::select};

#[path = "../../fuzz/bodies.rs"]
#[allow(unreachable_pub, reason = "the fuzz targets use the same file")]
mod bodies;

const POSITIONS: &[&str] = &[
    "T3T/5/5/5/T3T ---- h 25",
    "H1H1H/HHTHH/HTHHH/H1TTH/1H1HH ---- t 0",
    "5/5/5/5/5 TTTT h 25",
    r#"{"board":"floe31","seats":2,"options":{"variant":"basic","one-inuk":false,"bears":1},"cracks":["A1.B1"],"figures":[{"seat":1,"kind":"inuk","field":"C3"},{"seat":2,"kind":"inuk","field":"D2"},{"seat":2,"kind":"inuk","field":"F1"},{"seat":1,"kind":"inuk","field":"A1"}],"turn":1,"figure":0,"stage":"move"}"#,
];
const ACTIONS: &[&str] = &[
    "c3",
    "c3-c4",
    "say 3",
    "fault 4",
    "remove c3",
    "@C3",
    "C3-D3",
    "|C4.D4",
    "boast f 6 7",
    "give s,s2,i",
    "first 2",
    "layout xoo.ixoxx.xooxxm",
];
const RECORDS: &[&str] = &[
    "[Inuksuk \"1\"]\n[Game \"mandua\"]\n[Rules \"1\"]\n[Seats \"2\"]\n[Options \"{}\"]\n\n1. c3 2. a1-a2 3. c2 {no} 4. resign\n",
    "[Inuksuk \"1\"][Game \"mandua\"][Rules \"1\"][Seats \"2\"][Position \"\\\"4H/5/2T2/5/H4 ---- h 0\\\"\"]\n1.a1-a2\n2.[2] draw? ; so\n",
];
const LINES: &[&str] = &[
    "{\"id\":1,\"cmd\":\"hello\"}\n{\"id\":2,\"cmd\":\"legal\",\"match\":1}\n{\"id\":3,\"cmd\":\"play\",\"match\":1,\"action\":\"c3\"}",
    "{\"id\":1,\"cmd\":\"view\",\"match\":1,\"seat\":\"spectator\"}\n{\"id\":2,\"cmd\":\"undo\",\"match\":1,\"count\":3}\n{\"cmd\":\"result\",\"match\":1}",
    "{\"id\":1,\"cmd\":\"new\",\"game\":\"mandua\",\"seats\":2,\"options\":{\"faults\":true},\"position\":\"5/5/5/5/T3H ---- t 0\"}\n{\"cmd\":\"record\",\"match\":2}",
];

/// One of the texts with a few bytes overwritten, dropped or doubled.
fn mutated(texts: &'static [&'static str]) -> impl Strategy<Value = Vec<u8>> {
    let changes = vec((any::<prop::sample::Index>(), any::<u8>(), 0..3u8), 0..5);
    (select(texts), changes).prop_map(|(text, changes)| {
        let mut bytes = text.as_bytes().to_vec();
        for (at, byte, how) in changes.into_iter().filter(|_| !text.is_empty()) {
            if bytes.is_empty() {
                break;
            }
            let at = at.index(bytes.len());
            match how {
                0 => bytes[at] = byte,
                1 => drop(bytes.remove(at)),
                _ => bytes.insert(at, bytes[at]),
            }
        }
        bytes
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn position_text_from_noise(data in vec(any::<u8>(), 0..200)) { bodies::position_text(&data); }
    #[test]
    fn position_text_nearly_right(data in mutated(POSITIONS)) { bodies::position_text(&data); }
    #[test]
    fn action_text_from_noise(data in vec(any::<u8>(), 0..40)) { bodies::action_text(&data); }
    #[test]
    fn action_text_nearly_right(data in mutated(ACTIONS)) { bodies::action_text(&data); }
    #[test]
    fn record_file_from_noise(data in vec(any::<u8>(), 0..300)) { bodies::record_file(&data); }
    #[test]
    fn record_file_nearly_right(data in mutated(RECORDS)) { bodies::record_file(&data); }
    #[test]
    fn protocol_lines_from_noise(data in vec(any::<u8>(), 0..300)) { bodies::protocol_lines(&data); }
    #[test]
    fn protocol_lines_nearly_right(data in mutated(LINES)) { bodies::protocol_lines(&data); }
}
