import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { idOf, sampleManifest, temporaryFolder, removeTemporaryFolders } from '../testing/sampleRelease.ts';
import { listExamples, tryInBrowser } from './tryInBrowser.ts';

const none = { js: [], css: [] };
const route = (example: string, examples?: string[]) => ({
  name: 'page',
  path: '/x',
  query: [],
  viewQuery: [],
  files: none,
  example,
  ...(examples && { examples }),
});
const candidate = {
  manifest: sampleManifest('catalog', 'b', { routes: [route('/a', ['/a?sort=%FF', '/b']), route('/b')] }),
  damage: [],
};
const shells = [{ url: 'http://127.0.0.1:1' }];

/** A repository whose browser trial prints this result. */
function rootWith(answer: string): string {
  const root = temporaryFolder();
  mkdirSync(join(root, 'tools/trial'), { recursive: true });
  writeFileSync(join(root, 'tools/trial/main.mjs'), `console.log(${JSON.stringify(answer)});`);
  return root;
}
const trial = (answer: string, running = shells) =>
  tryInBrowser({
    root: rootWith(answer),
    store: '/store',
    live: { catalog: idOf('b') },
    candidates: [candidate],
    shells: running,
  });

afterAll(removeTemporaryFolders);

test('every example page is opened once, and the home page', async () => {
  expect(listExamples([candidate])).toEqual(['/', '/a', '/a?sort=%FF', '/b']);
  await expect(trial('{"problems":[]}')).resolves.toBe(4);
});

test('a page that fails in a browser is named with its error', async () => {
  const problems = [{ url: '/b', words: 'an error is thrown (no window)' }];
  await expect(trial(JSON.stringify({ problems }))).rejects.toThrow(
    `catalog@${idOf('b')} failed in a browser; nothing was changed.\n/b an error is thrown (no window).`,
  );
});

test('a missing browser, a missing shop and a failed trial are reported', async () => {
  await expect(trial('{"error":"No browser for the tests was found."}')).rejects.toThrow('No browser');
  await expect(trial('{}', [])).rejects.toThrow('--browser needs the data of a running shop');
  await expect(trial('oops')).rejects.toThrow('ended without a result');
});
