import { bundleSources } from '../../../renderer/testing/bundleSources.ts';

/** The first lines of a renderer for tests: they open the real one's connection with the shell, as `port`. */
export const rendererPort = `${bundleSources('shell/src/renderer/RendererPort.ts')}
const port = new (load('shell/src/renderer/RendererPort.ts').RendererPort)();
`;

/**
 * A renderer for tests, with the real one's process: the node build of a release is the body of an async function, which
 * puts its pages into `pages` (path → function that returns a part of `Rendered`), and its feeds into `feeds`. It dies,
 * hangs and loops like a real one.
 */
export const fakeRenderer = `${rendererPort}
const { compileFunction } = require('node:vm');
const pages = {};
const feeds = [];
const begin = async () => {
  const { releases } = await port.receive();
  setInterval(() => port.pulse(0), 100);
  for (const { entry, files } of Object.values(releases)) {
    const body = 'return (async () => {' + Buffer.from(files.get(entry)) + '})();';
    await compileFunction(body, ['pages', 'feeds'])(pages, feeds);
  }
  port.listen(async ({ id, url, withoutPage }) => {
    port.pulse(id);
    const left = () => ({ status: 500, degraded: true, errors: ['left out'] });
    const missing = () => ({ status: 404 });
    try {
      const page = await (withoutPage ? left : (pages[url] ?? missing))();
      const { html = new Uint8Array(), ...rendered } = { status: 200, degraded: false, errors: [], ...page };
      port.post({ type: 'rendered', id, rendered }, html);
    } catch (error) {
      port.post({ type: 'broken', id, error: error.message });
    }
  });
  port.post({ type: 'ready', site: { entries: [], feeds } });
};
begin().catch((error) => port.post({ type: 'unfit', error: error.message }));
`;
