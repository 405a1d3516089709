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

declare module '*/tools/test/findPostgres.mjs' {
  /** The folder with the programs of the newest PostgreSQL that is installed. */
  export function findServer(env: NodeJS.ProcessEnv): string | undefined;
  /** As whom PostgreSQL runs when this process is root. */
  export function serverUser(): { uid?: number; gid?: number };
}
