import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { hasUnfinishedRegion } from '../internals/boundaryMarks.ts';

/**
 * Renders the whole tree. Code and data are loaded before, so nearly every page renders synchronously, at half the
 * cost; a page in which a region throws or suspends is rendered again with the streaming renderer, collecting errors.
 * @param report gets the error of a region. Its fallback is rendered, as for a region that is pending longer than `ms`.
 */
export async function renderWhole(tree: ReactNode, ms: number, report: (error: string) => void): Promise<string> {
  const html = renderToString(tree);
  return hasUnfinishedRegion(html) ? renderStreaming(tree, ms, report) : html;
}

/**
 * `progressiveChunkSize: Infinity` keeps React from moving finished boundaries into hidden elements with inline
 * scripts, whose text would be gone without JavaScript.
 */
function renderStreaming(tree: ReactNode, ms: number, report: (error: string) => void): Promise<string> {
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
        // An error that React itself throws has no frame in a remote's code; the component stack names the remote.
        report(/__\w+\/node\//.test(text) ? text : text + componentStack);
      },
    });
    const late = setTimeout(() => stream.abort(new Error(`A region was not ready within ${ms} ms`)), ms);
  });
}
