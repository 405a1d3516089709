/** Time limit of a test and its setup, in ms: a busy machine is slow, not wrong, so only a pending test is ended. */
export const PATIENCE = 180_000;
