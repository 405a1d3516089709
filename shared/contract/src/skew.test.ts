/** Each version of this package reads what the other one writes or sends: today's and the previous minor. */
import type * as cartItems from './cartItems.ts';
import type * as cartEvents from './cartEvents.ts';
import type * as cartStorage from './cartStorage.ts';
import type * as consent from './consentStorage.ts';
import type * as documents from './documents.ts';
import type * as doneState from './doneState.ts';
import type * as links from './links.ts';
import type * as loginState from './loginState.ts';
import type * as manifest from './releaseManifest.ts';
import type * as outbox from './outbox.ts';
import type * as ownRecord from './ownRecord.ts';
import type * as place from './placeStorage.ts';
import type * as remote from './remote.ts';
import type * as session from './sessionEvents.ts';
import type * as token from './tokenStorage.ts';
import type sampleOfToday from './samples/contract-1.json';
import { type Packages, today, unpackPreviousMinor } from './testing/previousMinor.ts';

const before = unpackPreviousMinor();
afterAll(before.remove);
afterEach(() => localStorage.clear());

const loadContract = ({ load }: Packages) => ({
  ...(load('shared/contract/src/cartItems.ts') as typeof cartItems),
  ...(load('shared/contract/src/cartEvents.ts') as typeof cartEvents),
  ...(load('shared/contract/src/cartStorage.ts') as typeof cartStorage),
  ...(load('shared/contract/src/consentStorage.ts') as typeof consent),
  ...(load('shared/contract/src/documents.ts') as typeof documents),
  ...(load('shared/contract/src/doneState.ts') as typeof doneState),
  ...(load('shared/contract/src/links.ts') as typeof links),
  ...(load('shared/contract/src/loginState.ts') as typeof loginState),
  ...(load('shared/contract/src/releaseManifest.ts') as typeof manifest),
  ...(load('shared/contract/src/outbox.ts') as typeof outbox),
  ...(load('shared/contract/src/ownRecord.ts') as typeof ownRecord),
  ...(load('shared/contract/src/placeStorage.ts') as typeof place),
  ...(load('shared/contract/src/remote.ts') as typeof remote),
  ...(load('shared/contract/src/sessionEvents.ts') as typeof session),
  ...(load('shared/contract/src/tokenStorage.ts') as typeof token),
  sample: load('shared/contract/src/samples/contract-1.json') as typeof sampleOfToday,
});
const versions = { previous: loadContract(before), today: loadContract(today) };
const { sample } = versions.today;

const mixes = [
  { from: 'previous', to: 'today', one: versions.previous, other: versions.today },
  { from: 'today', to: 'previous', one: versions.today, other: versions.previous },
];

const line: cartStorage.CartLine = {
  ...sample.addRequest.line,
  variantId: 'COL-M-Navy',
  slug: 'Adjustable-Dog-Collar',
  picture: { name: 'collar', colour: '2b3f63' },
};
const claims = { ...sample.tokenClaims, iat: 1_700_000_000 };
const jwt = `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.x`;

test('the contract’s sample was extended, never changed', () => {
  expect(versions.today.CONTRACT).toBe(versions.previous.CONTRACT);
  expect(partOf(sample, versions.previous.sample)).toEqual(versions.previous.sample);
});

/** The parts of `now` that `then` has too. */
function partOf(now: unknown, then: unknown): unknown {
  if (typeof then !== 'object' || then === null || typeof now !== 'object' || now === null) return now;
  const found = now as Record<string, unknown>;
  const entries = Object.entries(then).map(([key, value]) => [key, partOf(found[key], value)] as const);
  return Array.isArray(then) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

test.each(mixes)('a cart: $from writes, $to reads and writes back', ({ one, other }) => {
  const foreign = [{ deliveredRequests: ['1'] }];
  const text = one.stringifyCart([line, { ...line, size: 'L', unknown: { gift: true } }], foreign);
  const read = other.parseCart(text);
  expect(read.lines).toEqual(one.parseCart(text).lines);
  expect(JSON.parse(other.stringifyCart(read.lines, read.foreign))).toEqual(JSON.parse(text));
  expect(read.lines.map(other.cartLineKey)).toEqual(read.lines.map(one.cartLineKey));
  expect(other.CART_KEY).toBe(one.CART_KEY);
});

test.each(mixes)('the sample cart of $from, read by $to', ({ one, other }) => {
  const { lines, foreign } = other.parseCart(JSON.stringify(one.sample.cart));
  expect(foreign).toEqual([]);
  expect(JSON.parse(other.stringifyCart(lines))).toEqual(one.sample.cart);
});

test.each(mixes)('a cart in a URL: $from writes, $to reads', ({ one, other }) => {
  const items = [{ sku: 'COL-M-Navy', quantity: 2 }];
  expect(other.readCartItems(one.writeCartItems(items))).toEqual(items);
});

test.each(mixes)('a login: $from writes the token, $to reads and removes it', ({ one, other }) => {
  one.writeToken(jwt);
  expect(other.readToken()).toEqual({ ...claims, token: jwt, expired: false });
  expect(other.readKey(other.TOKEN_KEY)).toEqual({ text: jwt, own: jwt });
  other.removeToken();
  expect(one.readToken()).toBeUndefined();
  expect(one.readKey(one.TOKEN_KEY)).toEqual({ text: '', own: '' });
});

test.each(mixes)('the cart bus: $from asks, $to has the cart', ({ one, other }) => {
  const heard: unknown[] = [];
  const stop = other.answerAddRequests((request) => heard.push({ ...request }));
  expect(one.requestAdd(line)).toBe('added');
  stop();
  expect(heard).toEqual([{ id: expect.any(String), line }]);
  expect(one.readOutbox()).toEqual([]);
});

test.each(mixes)('the cart bus: a full cart of $to refuses what $from asks', ({ one, other }) => {
  const stop = other.answerAddRequests(() => 'cart full');
  expect(one.requestAdd(line)).toBe('cart full');
  stop();
});

test.each(mixes)('the cart bus: with a cart of $from and one of $to, one takes the item', ({ one, other }) => {
  const takes = [jest.fn(), jest.fn()] as const;
  const stops = [one.answerAddRequests(takes[0]), other.answerAddRequests(takes[1])];
  one.requestAdd(line);
  other.requestAdd(line);
  for (const stop of stops) stop();
  expect(takes.map((take) => take.mock.calls.length)).toEqual([2, 0]);
});

test.each(mixes)('the cart bus: $from announces, $to shows', ({ one, other }) => {
  const heard: unknown[] = [];
  const stop = other.onCartChanged((changed) => heard.push(changed));
  one.announceCart({ units: 1, lines: [line] });
  stop();
  expect(heard).toEqual([{ units: 1, lines: [line] }]);
});

test.each(mixes)('the outbox: requests that $from could not deliver, $to delivers once', ({ one, other }) => {
  expect(one.requestAdd(line)).toBe('waiting');
  const waiting = other.readOutbox();
  expect(waiting.map((request) => request.line)).toEqual([line]);
  other.removeFromOutbox(new Set(waiting.map(({ id }) => id)));
  expect(one.readOutbox()).toEqual([]);
});

test.each(mixes)('the session bus: $from signs in, $to follows', ({ one, other }) => {
  const heard: unknown[] = [];
  const stop = other.onSessionChanged((changed) => heard.push(changed));
  one.announceSession({ kind: 'member', name: 'Ada' });
  one.announceSession({ kind: 'none' });
  stop();
  expect(heard).toEqual([{ kind: 'member', name: 'Ada' }, { kind: 'none' }]);
});

test.each(mixes)('consent: $from asks, $to knows the answer', ({ one, other }) => {
  const hear = jest.fn();
  const stop = other.onConsentChanged('https://ads.example', hear);
  one.chooseConsent('https://ads.example', 'refused');
  stop();
  expect(hear).toHaveBeenCalledWith('refused');
  expect(other.readConsent('https://ads.example')).toBe('refused');
});

test.each(mixes)('the place before a silent logout: $from remembers it, $to goes there', ({ one, other }) => {
  one.rememberPlace('/dashboard/pets?edit=1');
  expect(other.takePlace()).toBe('/dashboard/pets?edit=1');
  expect(one.takePlace()).toBeUndefined();
});

test('the other version reads a page’s location state', () => {
  for (const { one } of mixes) {
    for (const done of ['password-changed', 'email-changed', 'newsletter-confirmed'])
      expect(one.readDone({ done })).toBe(done);
    expect(one.readLoginReason({ reason: 'session-ended' })).toBe('session-ended');
  }
});

test.each(mixes)('a release.json of $from is read by $to', ({ one, other }) => {
  const { releaseManifest } = versions.previous.sample;
  const read = other.releaseManifestSchema.parse(one.sample.releaseManifest);
  expect(partOf(read, releaseManifest)).toEqual(releaseManifest);
});

test.each(mixes)('documents of $from are read by $to', ({ one, other }) => {
  const written = one.releasedDocumentsSchema.parse({
    documents: [{ url: '/blogs/a', title: 'A', summary: 'About A.', text: 'A', date: '2026-11-01', pets: ['dog'] }],
    files: [{ path: '/feed.xml', type: 'application/rss+xml', text: '<rss/>' }],
  });
  expect(other.releasedDocumentsSchema.parse(written)).toEqual(written);
});

test('other teams’ URLs are the same in both versions', () => {
  const written = ({ links }: typeof versions.today) =>
    Object.entries(links).map(([name, write]) => [name, write('dog', 'a b', 'c')]);
  expect(written(versions.today)).toEqual(expect.arrayContaining(written(versions.previous)));
});
