import { beacons, countObservers, hide, installBrowserParts, listened } from './testing/browserParts.ts';
import { labels, openMeasured, openPage, settle } from './testing/openMeasured.tsx';

const { catalog } = labels;

beforeEach(installBrowserParts);

test.each([
  ['Global Privacy Control', () => Object.assign(navigator, { globalPrivacyControl: true }), {}],
  ['a preview', () => (document.documentElement.dataset.preview = ''), {}],
  ['a document that is rendered in advance', () => Object.assign(document, { prerendering: true }), {}],
  ['an owner who measures nothing', () => undefined, { measurement: undefined }],
])('%s: nothing is sent or observed', async (_, begin, site) => {
  begin();
  const { hydrate } = await openMeasured({ site });
  await hydrate();
  await settle();
  hide();
  Reflect.deleteProperty(document, 'prerendering');
  expect(beacons).toEqual([]);
  expect(countObservers()).toBe(0);
  for (const type of ['error', 'unhandledrejection', 'visibilitychange', 'paw:cart:add-requested'])
    expect(listened).not.toContain(type);
});

test('a beacon holds no path, no query, no cookie and nothing that was typed', async () => {
  document.cookie = 'visitor=secret-cookie';
  const input = document.body.appendChild(document.createElement('input'));
  input.value = 'secret-typed';
  await openPage({ path: '/search/secret-words?q=secret-query#secret-hash' });
  const error = Object.assign(new Error('secret-message'), {
    stack: `Error: secret-message at http://localhost/r/catalog/${'a'.repeat(16)}/x.js:1:1`,
  });
  window.dispatchEvent(new ErrorEvent('error', { error }));
  await settle();
  hide();
  expect(beacons).toHaveLength(2);
  expect(beacons[0]).toMatchObject({ r: '/search/:words', f: [[catalog, 'script']] });
  expect(JSON.stringify(beacons)).not.toMatch(/secret/);
});
