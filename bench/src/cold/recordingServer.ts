/**
 * Replaces `react-dom/server` in a renderer that the bench builds for itself. The renderer works as ever; the tree of
 * its last page is kept, so the same React in the same process can render it by other means, and what the api said
 * is said again from memory, so data is always ready.
 */
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { isValidElement, type ReactNode } from 'react';
import { renderToPipeableStream as stream, renderToString as string } from 'react-dom/server.node';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { BENCH, type ColdDone, type ColdTask, type TreeTask } from './coldMessages.ts';

let last: ReactNode;

export const renderToString: typeof string = (tree, options) => {
  last = withoutSheet(tree);
  return string(tree, options);
};

export const renderToPipeableStream: typeof stream = (tree, options) => {
  last = withoutSheet(tree);
  return stream(tree, options);
};

/** The sheet of a page is sealed after it: every other rendering brings its own. */
function withoutSheet(tree: ReactNode): ReactNode {
  if (isValidElement(tree) && tree.type === StyleSheetManager) return (tree.props as { children: ReactNode }).children;
  return tree;
}

function renderToText(): string {
  const sheet = new ServerStyleSheet();
  const html = string(sheet.collectStyles(last));
  const styles = sheet.getStyleTags();
  sheet.seal();
  return styles + html;
}

// What Node does with a text that a server sends.
const renderToBytes = () => Buffer.from(renderToText());

const ways: Record<TreeTask['how'], () => unknown> = {
  renderToText,
  renderToString: renderToBytes,
  renderInOneTask: renderToBytes,
  renderToPipeableStream: () =>
    new Promise<string>((resolve, reject) => {
      const sheet = new ServerStyleSheet();
      let html = '';
      const sink = new Writable({
        write: (chunk: Buffer, _encoding, done) => {
          html += chunk.toString();
          done();
        },
      });
      sink.on('finish', () => {
        const styles = sheet.getStyleTags();
        sheet.seal();
        resolve(styles + html);
      });
      const rendering = stream(sheet.collectStyles(last), {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => rendering.pipe(sink),
        onShellError: reject,
      });
    }),
};

/** Ends the current task, as a server does after each request. V8 starts marking its heap in a separate task. */
const nextTask = () => new Promise((resolve) => setImmediate(resolve));

const bench = new Socket({ fd: BENCH, readable: true, writable: true });
const say = (done: ColdDone) => bench.write(`${JSON.stringify(done)}\n`);
createInterface({ input: bench }).on('line', async (line) => {
  const { how, times } = JSON.parse(line) as ColdTask;
  if (how === 'count') return say({ ms: 0, processor: threadTime() });
  if (last === undefined) throw new Error('The renderer renders by other means now: adapt recordingServer.ts.');
  const [begun, used] = [performance.now(), threadTime()];
  for (let n = 0; n < times; n++) {
    await ways[how]();
    if (how !== 'renderInOneTask') await nextTask();
  }
  say({ ms: performance.now() - begun, processor: threadTime() - used });
});

/** ms */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

interface Said {
  body: ArrayBuffer;
  status: number;
  headers: [string, string][];
}

const said = new Map<string, Said>();
const fetchFirst = globalThis.fetch;

/** The first time for real, from then on from memory: as many answers, headers and bytes as before. */
globalThis.fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  let answer = said.get(url);
  if (!answer) {
    const response = await fetchFirst(input, init);
    const { status, headers } = response;
    answer = { body: await response.arrayBuffer(), status, headers: [...headers] };
    said.set(url, answer);
  }
  return new Response(answer.body, { status: answer.status, headers: answer.headers });
};
