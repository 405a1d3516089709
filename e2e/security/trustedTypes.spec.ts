/** Code of the page itself cannot turn a text into code or HTML. */
import { untilHydrated } from '../layout/openPage.ts';
import { expect, test } from '../world/world.ts';

type Attacked = typeof globalThis & {
  trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
  __pawFiles: { open: (element: Element, url: string) => void };
};

test.beforeEach(async ({ page, allowProblems }) => {
  allowProblems(/TrustedHTML|TrustedScript|TrustedTypePolicy|Trusted Type|trusted-types/);
  await page.goto('/');
  await untilHydrated(page);
});

const attacks = [
  ['HTML as text', () => (document.body.innerHTML = '<b>attacked</b>')],
  ['HTML after an element', () => document.body.insertAdjacentHTML('beforeend', '<b>attacked</b>')],
  ['a document as text', () => new DOMParser().parseFromString('<b>attacked</b>', 'text/html')],
  ['the URL of a script', () => (document.createElement('script').src = '/api/products')],
  ['the text of a script', () => (document.createElement('script').text = 'document.title = "attacked"')],
  ['a policy of its own', () => (globalThis as Attacked).trustedTypes.createPolicy('mine', {})],
  ['a second policy of the shell’s name', () => (globalThis as Attacked).trustedTypes.createPolicy('server-html', {})],
  ['a default policy', () => (globalThis as Attacked).trustedTypes.createPolicy('default', {})],
] as const;

test('it is refused HTML, documents, scripts and policies as text', async ({ page }) => {
  for (const [what, attack] of attacks) {
    await expect(page.evaluate(attack), what).rejects.toThrow(/TypeError/);
    expect(await page.textContent('body'), what).not.toContain('attacked');
  }
});

test('what opens a release’s files opens no other site, no api, and no file that the page does not know', async ({
  page,
}) => {
  for (const url of [
    'https://evil.example/x.js',
    '/api/products',
    '/r/catalog/0123456789abcdef/browser/page-home.js',
  ]) {
    const open = page.evaluate((where) => {
      (globalThis as Attacked).__pawFiles.open(document.createElement('script'), where);
    }, url);
    await expect(open, url).rejects.toThrow(/TypeError/);
  }
});

test('what opens a release’s files cannot be replaced', async ({ page }) => {
  const kept = await page.evaluate(() => {
    const { __pawFiles: before } = globalThis as Attacked;
    Reflect.set(globalThis, '__pawFiles', { open: () => undefined });
    Reflect.set(before, 'open', () => undefined);
    return (globalThis as Attacked).__pawFiles === before && Reflect.get(before, 'open').length === 2;
  });
  expect(kept).toBe(true);
});
