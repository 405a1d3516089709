/**
 * The messages between a supervisor and the shell that it runs. A release may be older or newer than its supervisor, so
 * this file only gets additions.
 */

/** From the supervisor to the shell. */
export type SupervisorCommand =
  /** Serve: the message carries the handle of the listening socket. */
  | { type: 'serve' }
  /** Another shell serves: drain open responses and stay warm. */
  | { type: 'rest' }
  /** End. */
  | { type: 'end'; grace: number };

/** From the shell to the supervisor. */
export type ShellMessage =
  /** Entry n of the log is processed; its set is warm when `ok`. */
  | { type: 'taken'; n: number; ok: boolean; error?: string; setId: string }
  /** The shell serves, under this name in the store. */
  | { type: 'serving'; instance?: string }
  /** All connections are closed. */
  | { type: 'resting' }
  /** The process ids of its renderers, after each change. */
  | { type: 'renderers'; ids: number[] }
  /** The process got a signal to end from elsewhere. */
  | { type: 'ending' }
  | { type: 'failed'; message: string };

/** The argument of `run`, which the server file of a release exports. */
export interface Supervised {
  /** The release's own release.json. */
  manifest: string;
  /** Returns verified bytes. */
  read: (path: string) => Buffer;
  /** The checkout, which has the default data folder. */
  root: string;
  /** The shop's public URL. */
  url: string;
}
