//! Comparing values of JSON by what they mean.

use serde_json::Value;

/// Equal, where 1 and 1.0 are the same number.
pub(super) fn same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(a), Value::Number(b)) => a == b || a.as_f64() == b.as_f64(),
        (Value::Array(a), Value::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b)),
        (Value::Object(a), Value::Object(b)) => a.len() == b.len() && contains(one, other),
        _ => one == other,
    }
}

/// Whether all fields of `part`, at any depth, are in `whole`; lists must be equal.
pub(super) fn contains(whole: &Value, part: &Value) -> bool {
    match part {
        Value::Object(fields) => {
            fields.iter().all(|(name, part)| whole.get(name).is_some_and(|w| contains(w, part)))
        }
        _ => same(whole, part),
    }
}

/// Whether two lists of texts hold the same texts, each once.
pub(super) fn same_set(found: &Value, wanted: &Value) -> bool {
    fn sorted(list: &Value) -> Option<Vec<&str>> {
        let mut texts: Vec<&str> = list.as_array()?.iter().map(Value::as_str).collect::<Option<_>>()?;
        texts.sort_unstable();
        Some(texts)
    }
    sorted(found).is_some() && sorted(found) == sorted(wanted)
}

/// Whether two lists of outcomes hold the same actions with the same shares of their whole weight.
pub(super) fn same_odds(found: &Value, wanted: &Value) -> bool {
    fn sorted(list: &Value) -> Option<Vec<(&str, u128)>> {
        let mut outcomes = Vec::new();
        for item in list.as_array()? {
            outcomes.push((item["action"].as_str()?, u128::from(item["weight"].as_u64()?)));
        }
        outcomes.sort_unstable();
        Some(outcomes)
    }
    let (Some(found), Some(wanted)) = (sorted(found), sorted(wanted)) else { return false };
    let whole = |outcomes: &[(&str, u128)]| outcomes.iter().map(|outcome| outcome.1).sum::<u128>();
    let (whole_found, whole_wanted) = (whole(&found), whole(&wanted));
    found.len() == wanted.len()
        && found.iter().zip(&wanted).all(|(a, b)| a.0 == b.0 && a.1 * whole_wanted == b.1 * whole_found)
}

#[cfg(test)]
mod tests {
    use super::{contains, same, same_odds, same_set};
    use serde_json::json;

    #[test]
    fn numbers_are_equal_by_value_and_fields_in_any_order() {
        assert!(same(&json!({ "a": 1, "b": [2] }), &json!({ "b": [2.0], "a": 1 })));
        assert!(!same(&json!({ "a": 1 }), &json!({ "a": 1, "b": null })));
        assert!(!same(&json!({ "a": 1, "b": 2 }), &json!({ "a": 1 })));
        assert!(!same(&json!("1"), &json!(1)));
    }

    #[test]
    fn a_part_is_found_at_any_depth() {
        let whole = json!({ "stage": "play", "hands": [1, 2], "bag": { "r": 3, "l": 4 } });
        assert!(contains(&whole, &json!({ "bag": { "r": 3 } })));
        assert!(!contains(&whole, &json!({ "bag": { "r": 4 } })));
        assert!(!contains(&whole, &json!({ "hands": [1] })));
        assert!(!contains(&whole, &json!({ "missing": null })));
    }

    #[test]
    fn lists_of_actions_are_sets() {
        assert!(same_set(&json!(["b", "a"]), &json!(["a", "b"])));
        assert!(!same_set(&json!(["a", "a"]), &json!(["a"])));
        assert!(!same_set(&json!(null), &json!(null)));
        assert!(!same_set(&json!([1]), &json!([1])));
    }

    #[test]
    fn odds_are_shares_of_the_whole() {
        let odds = |a: u64, b: u64| json!([{ "action": "a", "weight": a }, { "action": "b", "weight": b }]);
        assert!(same_odds(&odds(1, 2), &odds(5, 10)));
        assert!(!same_odds(&odds(1, 2), &odds(2, 1)));
        assert!(!same_odds(&odds(1, 2), &json!([{ "action": "a", "weight": 1 }])));
        assert!(!same_odds(&json!(null), &json!([])));
    }
}
