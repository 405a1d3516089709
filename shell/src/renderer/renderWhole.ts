import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** What React leaves where a boundary failed, or waits. */
const UNFINISHED = /<!--\$[!?]-->/;

/**
 * The whole tree as HTML. Code and data are there before, so nearly every page renders in one go, which costs half;
 * one in which a region throws or waits is rendered again with the streaming renderer, collecting errors.
 * @param report gets what a region threw; its fallback is shown instead, also for one that waits longer than `ms`
 */
export async function renderWhole(tree: ReactNode, ms: number, report: (error: string) => void): Promise<string> {
  const html = renderToString(tree);
  return UNFINISHED.test(html) ? renderPatiently(tree, ms, report) : html;
}

/**
 * `progressiveChunkSize: Infinity` keeps React from moving finished boundaries into hidden elements with inline
 * scripts, whose text would be gone without JavaScript.
 */
function renderPatiently(tree: ReactNode, ms: number, report: (error: string) => void): Promise<string> {
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
      onError: (error, { componentStack = '' }) => {
        const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
        // What React itself throws has none of a remote's code in its stack; the components tell whose it is.
        report(/__\w+\/node\//.test(text) ? text : text + componentStack);
      },
    });
    const late = setTimeout(() => stream.abort(new Error(`A region was not ready within ${ms} ms`)), ms);
  });
}
