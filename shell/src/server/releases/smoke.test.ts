/** @jest-environment node */
import type { Rendered } from '../../renderer/rendererMessages.ts';
import { smoke, smokeUrls } from './smoke.ts';
import type { WarmSet } from './WarmSet.ts';

type Answer = Partial<Rendered> | Error;

/** A set whose pages have these answers; all others answer 200. */
function setOf(answers: Record<string, Answer>) {
  const render = async (url: string) => {
    const answer = answers[url] ?? {};
    if (answer instanceof Error) throw answer;
    return { status: 200, degraded: false, errors: [], ...answer };
  };
  const routes = [{ example: '/' }, { example: '/product/x', examples: ['/product/y?variant=%FF&utm=1'] }];
  const pageUrlOf = (url: string) => url.replace('&utm=1', '');
  return { pool: { render }, pageUrlOf, releases: [{ manifest: { routes } }] } as unknown as WarmSet;
}

const up = async () => true;
const down = async () => false;
const good = setOf({});

test.each<[string, Answer, string]>([
  ['a page that is not found', { status: 404 }, '/ answers 404'],
  [
    'a region that throws',
    { status: 500, degraded: true, errors: ['Error: broken\n at x'] },
    '/ answers 500 (Error: broken)',
  ],
  ['a slot that throws', { degraded: true, errors: ['Error: slot'] }, '/ answers 200 (Error: slot)'],
  ['a renderer that dies', new Error('it exited'), '/ does not render (it exited)'],
])('%s prevents a set from going live', async (_, answer, words) => {
  expect(await smoke(setOf({ '/': answer }), good, ['/'], up)).toEqual([words]);
});

test('a page that fails in the live set, too, does not count against the new one', async () => {
  const broken = setOf({ '/': { status: 500 } });
  expect(await smoke(broken, setOf({ '/': { status: 500 } }), ['/'], up)).toEqual([]);
});

test('a page that fails only because the api is down counts as warm', async () => {
  const waiting = setOf({ '/': { status: 503, degraded: true } });
  expect(await smoke(waiting, good, ['/'], down)).toEqual([]);
  expect(await smoke(waiting, good, ['/'], up)).toEqual(['/ answers 503']);
});

test('the examples of every route are rendered, as visitors get them', () => {
  expect(smokeUrls(good)).toEqual(['/', '/product/x', '/product/y?variant=%FF']);
});
