/**
 * A renderer's thread for tests: the node build of a release is the body of an async function, which puts its pages
 * into `pages` (path → function that returns a part of `Rendered`), and its feeds into `feeds`. It dies, hangs and
 * loops like a real one.
 */
export const fakeRenderer = `
const { parentPort, workerData } = require('node:worker_threads');
const { releases, turn } = workerData;
setInterval(() => parentPort.postMessage({ type: 'beat' }), 100);
const AsyncFunction = (async () => {}).constructor;
const pages = {};
const feeds = [];
const load = async () => {
  for (const { entry, files } of Object.values(releases)) {
    await new AsyncFunction('pages', 'feeds', Buffer.from(files.get(entry)).toString())(pages, feeds);
  }
  parentPort.on('message', async ({ id, url, withoutPage }) => {
    Atomics.store(turn, 0, id);
    const left = () => ({ status: 500, degraded: true, errors: ['left out'] });
    const missing = () => ({ status: 404 });
    try {
      const page = await (withoutPage ? left : (pages[url] ?? missing))();
      const rendered = { status: 200, html: new Uint8Array(), degraded: false, errors: [], ...page };
      parentPort.postMessage({ type: 'rendered', id, rendered });
    } catch (error) {
      parentPort.postMessage({ type: 'broken', id, error: error.message });
    }
  });
  parentPort.postMessage({ type: 'ready', site: { entries: [], feeds } });
};
load().catch((error) => parentPort.postMessage({ type: 'unfit', error: error.message }));
`;
