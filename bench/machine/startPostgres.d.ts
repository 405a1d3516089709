declare module '*/tools/test/startPostgres.mjs' {
  interface Postgres {
    /** Undefined = there is none. */
    url?: string;
    /** Which it is, or why there is none. */
    name: string;
    stop?: () => Promise<void>;
  }
  export function startPostgres(): Promise<Postgres>;
}
