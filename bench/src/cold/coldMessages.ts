/** What the bench and the renderer that was built for it say to each other, beside the renderer's own messages. */
import type { MessagePort } from 'node:worker_threads';

/** In the worker's data, beside what the shell gives to it. */
export interface ColdData {
  bench: MessagePort;
}

/** Render the tree of the last page this many times. */
export interface TreeTask {
  how: 'renderToString' | 'renderToPipeableStream';
  times: number;
}

/** `count` = only say what the thread has used until now. */
export type ColdTask = TreeTask | { how: 'count'; times: number };

export interface ColdDone {
  /** By the clock, for all of them. */
  ms: number;
  /** Of the renderer's thread, in ms: for all of them, or since it began. */
  processor: number;
}
