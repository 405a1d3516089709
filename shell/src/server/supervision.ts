/**
 * What a supervisor and a shell that it runs say to each other. A release is older or newer than its supervisor: this
 * file is only ever added to.
 */

/** To the shell. */
export type Order =
  /** Serve: the handle of the listening socket comes with it. */
  | { type: 'serve' }
  /** Another shell serves: end what is under way, and stay warm. */
  | { type: 'rest' }
  /** End. */
  | { type: 'end'; grace: number };

/** From the shell. */
export type Word =
  /** Entry n of the log is taken in, and its set is warm when `ok`. */
  | { type: 'taken'; n: number; ok: boolean; error?: string; setId: string }
  /** It serves, under this name in the store. */
  | { type: 'serving'; instance?: string }
  /** Nobody is connected any more. */
  | { type: 'resting' }
  /** It was told to end by somebody else. */
  | { type: 'ending' }
  | { type: 'failed'; message: string };

/** What a release's server gives to the process that runs it: its file exports `run`. */
export interface Supervised {
  /** The release's own release.json. */
  manifest: string;
  /** Bytes with the right hash. */
  read: (path: string) => Buffer;
  /** The checkout in which the data folder is by default. */
  root: string;
  /** At which the shop is reached. */
  url: string;
}
