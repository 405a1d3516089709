import { announceCart, onCartChanged } from '@paw/contract/cartEvents.ts';
import { writeToken } from '@paw/contract/tokenStorage.ts';
import { watchNames } from './watchNames.ts';

const { setItem } = Storage.prototype;
const { dispatchEvent, addEventListener: add } = window;
const messages: string[] = [];

beforeEach(() => {
  messages.length = 0;
  watchNames((_, { message }) => messages.push(message));
});
afterEach(() => {
  Storage.prototype.setItem = setItem;
  Object.assign(window, { dispatchEvent, addEventListener: add });
});

test('declared keys and events are not reported, and work as before', () => {
  const units: number[] = [];
  const end = onCartChanged((changed) => units.push(changed.units));
  announceCart({ units: 2, lines: [] });
  end();
  writeToken('a.b.c');
  sessionStorage.setItem('review-draft:Rope', 'x');
  expect([units, localStorage.getItem('token'), sessionStorage.getItem('review-draft:Rope')]).toEqual([
    [2],
    'a.b.c',
    'x',
  ]);
  expect(messages).toEqual([]);
});

test('an undeclared key is reported once, also when another kind of storage has it', () => {
  for (const value of ['1', '2']) localStorage.setItem('own-thing', value);
  sessionStorage.setItem('cart', '[]');
  expect(localStorage.getItem('own-thing')).toBe('2');
  expect(messages).toEqual([
    'A script stores "own-thing", which is not in browserStorage.ts of @paw/contract.',
    'A script stores "cart", which is not in browserStorage.ts of @paw/contract.',
  ]);
});

test('an undeclared event of the bus is reported, from its sender and its listener; others are not of the bus', () => {
  addEventListener('paw:own:thing', () => undefined);
  dispatchEvent.call(window, new Event('resize'));
  window.dispatchEvent(new CustomEvent('paw:other:thing'));
  window.dispatchEvent(new Event('scroll'));
  expect(messages).toEqual([
    'A script waits for "paw:own:thing", which is not in typedEvents.ts of @paw/contract.',
    'A script sends "paw:other:thing", which is not in typedEvents.ts of @paw/contract.',
  ]);
});

test('the message names the release whose code it was', () => {
  const at = 'at keep (http://localhost:3000/r/catalog/dev/browser/page-home.js:1:1)';
  const { prepareStackTrace } = Error as { prepareStackTrace?: unknown };
  Object.assign(Error, { prepareStackTrace: () => `Error\n    ${at}` });
  localStorage.setItem('own-key', '1');
  Object.assign(Error, { prepareStackTrace });
  expect(messages).toEqual(['catalog@dev stores "own-key", which is not in browserStorage.ts of @paw/contract.']);
});
