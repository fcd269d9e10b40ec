export const answer = 42; // a plain script
