//! Search: alpha-beta, Monte Carlo tree search, and the evaluations and levels of each game.
