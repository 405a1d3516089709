import type { AddRequest } from './cartEvents.ts';
import { addToOutbox, readOutbox, removeFromOutbox } from './outbox.ts';

const request = (id: string): AddRequest => ({
  id,
  line: { title: 'Bowl', size: '', color: { name: '' }, quantity: 1, priceCents: 100 },
});
const waiting = () => readOutbox().map(({ id }) => id);
afterEach(() => jest.restoreAllMocks());

test('a request is stored under a key of its own, where a cart of any release finds it', () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
  expect(addToOutbox(request('a'))).toBe(true);
  expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/^cart-outbox:1700000000000\.\d{6}:a$/)]);
  expect(readOutbox()).toEqual([request('a')]);
});

test('requests of one moment are delivered in the order of the presses', () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
  const ids = Array.from({ length: 12 }, (_, index) => `press ${index}`);
  for (const id of ids) addToOutbox(request(id));
  expect(waiting()).toEqual(ids);
});

test('the oldest comes first, in whichever order storage lists them', () => {
  localStorage.setItem('cart-outbox:2:b', JSON.stringify(request('b')));
  localStorage.setItem('cart-outbox:1:a', JSON.stringify(request('a')));
  expect(waiting()).toEqual(['a', 'b']);
});

test('other stored keys are ignored', () => {
  localStorage.setItem('cart', '[]');
  localStorage.setItem('my-cart-outbox:1:a', JSON.stringify(request('a')));
  addToOutbox(request('b'));
  removeFromOutbox(new Set(['a', 'b']));
  expect(Object.keys(localStorage)).toEqual(['cart', 'my-cart-outbox:1:a']);
});

test.each([
  ['without an id', { line: request('').line }],
  ['with a number for an id', { ...request(''), id: 7 }],
  ['without a line', { id: 'a' }],
  ['with a line without a title', { id: 'a', line: {} }],
  ['that is nothing', null],
])('an entry %s is not a request, and is not removed as delivered', (_, entry) => {
  localStorage.setItem('cart-outbox:1:a', JSON.stringify(entry));
  expect(waiting()).toEqual([]);
  removeFromOutbox(new Set(['a', '']));
  expect(localStorage).toHaveLength(1);
});

test('with blocked storage nothing is stored, and nothing throws', () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  const seen = [addToOutbox(request('a')), readOutbox()];
  blocked.mockRestore();
  expect(seen).toEqual([false, []]);
});
