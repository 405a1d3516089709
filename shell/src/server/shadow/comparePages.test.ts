import { bestOf, comparePages, isSameDifference, lookOf, type PageLook } from './comparePages.ts';

const good: PageLook = { status: 200, location: '', failed: [], errors: [], console: [], cpu: 5, ms: 8, bytes: 900 };
const error = (text: string) => ({ level: 'error' as const, text });

test('two renderings of the same page do not differ', () => {
  expect(comparePages(good, { ...good, cpu: 14, ms: 200, bytes: 800 })).toEqual([]);
});

test.each<[string, Partial<PageLook>, { kind: string; text: string }]>([
  [
    'another status',
    { status: 500, errors: ['Error: This component throws.'] },
    { kind: 'status', text: 'answers 500 (Error: This component throws.), live 200' },
  ],
  ['no page', { status: 0, errors: ['heap'] }, { kind: 'status', text: 'does not render (heap), live 200' }],
  ['another redirect', { location: '/x' }, { kind: 'status', text: 'redirects elsewhere' }],
  [
    'a region that throws',
    { failed: ['content/slot:NewsletterForm'], errors: ['Error: Broken footer.'] },
    { kind: 'region', text: 'content/slot:NewsletterForm (Error: Broken footer.)' },
  ],
  ['a new error on the console', { console: [error('no key')] }, { kind: 'error', text: 'no key' }],
  [
    'more than twice the processor time',
    { cpu: 150, ms: 160 },
    { kind: 'slow', text: 'takes 150 ms of processor time, live 5 ms' },
  ],
  ['a longer wait', { ms: 405 }, { kind: 'slow', text: 'waits 400 ms, live 3 ms' }],
])('%s is a difference', (_, change, found) => {
  expect(comparePages(good, { ...good, ...change })).toEqual([found]);
});

test('what fails live, too, is no difference', () => {
  const live = { ...good, status: 500, failed: ['a/b'], console: [error('Product 12 has no picture')] };
  expect(comparePages(live, { ...live, console: [error('Product 7 has no picture')] })).toEqual([]);
});

test('without a measured processor time nothing is called slow', () => {
  const untimed = { ...good, cpu: undefined };
  expect(comparePages(untimed, { ...untimed, ms: 5_000 })).toEqual([]);
});

test('of two renderings the last look and the shorter times count', () => {
  const slowFirst = { ...good, status: 503, cpu: 90, ms: 300 };
  expect(bestOf(slowFirst, good)).toEqual(good);
  expect(bestOf(good, slowFirst)).toEqual({ ...slowFirst, cpu: 5, ms: 8 });
});

test('differences are the same whatever numbers and ids they name', () => {
  const of = (text: string) => ({ kind: 'error' as const, text });
  expect(isSameDifference(of('catalog__0123456789abcdef took 3 ms'), of('catalog__fedcba9876543210 took 12 ms'))).toBe(
    true,
  );
  expect(isSameDifference(of('no key'), { kind: 'warning', text: 'no key' })).toBe(false);
});

test('of a document that stayed in its renderer the length is known, of another one its bytes', () => {
  const page = { status: 200, degraded: false, errors: [], html: new Uint8Array(0) };
  expect(lookOf({ ...page, bytes: 1_234 }).bytes).toBe(1_234);
  expect(lookOf({ ...page, html: new Uint8Array(9) }).bytes).toBe(9);
});
