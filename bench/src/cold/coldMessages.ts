/**
 * What the bench and the renderer that was built for it say to each other, beside the renderer's own messages: a line of JSON
 * each, over a connection of their own.
 */

/** The file descriptor of that connection in the renderer, after those of the shell's. */
export const BENCH = 5;

/**
 * Render the tree of the last page this many times, each in its own task, as a server does. `renderToString` ends with the
 * bytes, `renderToText` with the text. `renderInOneTask` is `renderToString` with all pages in one task.
 */
export interface TreeTask {
  how: 'renderToString' | 'renderInOneTask' | 'renderToText' | 'renderToPipeableStream';
  times: number;
}

/** `count` = only say what the process has used until now. */
export type ColdTask = TreeTask | { how: 'count'; times: number };

export interface ColdDone {
  /** By the clock, for all of them. */
  ms: number;
  /** Of the renderer's main thread, in ms: for all of them, or since it began. */
  processor: number;
}
