/** What a test or its preparation may take: a busy machine is slow, not wrong, so only what hangs is ended. ms */
export const PATIENCE = 180_000;
