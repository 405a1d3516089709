/** A cart's order as a browser sends it, and the statements of its transaction; marks are where each order differs. */
export interface CheckoutSample {
  body: object;
  /** Between begin and commit. */
  statements: { name: string; text: string; values: unknown[] }[];
  /** Mark → kind of what replaces it. */
  marks: Record<string, 'uuid' | 'number' | 'token'>;
}

export interface CheckoutTask {
  target: { api: string } | { database: string; embedded: boolean };
  clients: number;
  /** The number of orders in all. */
  count: number;
  samples: readonly CheckoutSample[];
  /** Of guests, as headers: as many for each client, which orders as one after the other. */
  sessions: readonly Record<string, string>[];
}

export interface CheckoutResult {
  seconds: number;
  /** ms of each */
  took: number[];
  failure: string | undefined;
}
