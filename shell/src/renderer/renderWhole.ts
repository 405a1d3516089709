import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * The whole tree as HTML. `progressiveChunkSize: Infinity` keeps React from moving finished boundaries into hidden
 * elements with inline scripts, whose text would be gone without JavaScript.
 * `report` gets what a region threw; its fallback stands in its place, also for one that waits longer than `ms`.
 */
export function renderWhole(tree: ReactNode, ms: number, report: (error: string) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
    });
    sink.on('finish', () => resolve(Buffer.concat(chunks).toString('utf8')));
    const stream = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(late);
        stream.pipe(sink);
      },
      onShellError: reject,
      onError: (error) => report(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    });
    const late = setTimeout(() => stream.abort(new Error(`A region was not ready within ${ms} ms`)), ms);
  });
}
