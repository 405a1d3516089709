/** How long the database may keep someone waiting, in ms, and how many of them. */
export interface DatabaseLimits {
  /** Until a connection is free, or a new one is open. */
  connection: number;
  /** One statement, with the wait for those sent before it (`Phases`). */
  statement: number;
  /** All statements of a transaction together. */
  transaction: number;
  /** How many callers may wait for a connection; further ones are refused at once. */
  waiting: number;
}

/** For requests: a shopper gets an answer in time, if only that there is none. The shell gives a page's data 3 s. */
export const requestLimits: DatabaseLimits = { connection: 1000, statement: 3000, transaction: 5000, waiting: 100 };

/** For a start, which changes tables and loads all products, perhaps after other processes that do the same. */
export const startLimits: DatabaseLimits = {
  connection: 10_000,
  statement: 120_000,
  transaction: 180_000,
  waiting: 100,
};
