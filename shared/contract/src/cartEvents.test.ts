import { announceCart, answerAddRequests, onCartChanged, requestAdd } from './cartEvents.ts';
import type { CartLine } from './cartStorage.ts';
import { OUTBOX_PREFIX, readOutbox, removeFromOutbox } from './outbox.ts';

const bowl: CartLine = { title: 'Bowl', size: '', color: { name: 'Teal' }, quantity: 1, priceCents: 1235 };

afterEach(() => localStorage.clear());

test('an add that the cart answers is not stored', () => {
  const heard: CartLine[] = [];
  const stop = answerAddRequests(({ line }) => heard.push(line));
  expect(requestAdd(bowl)).toBe('added');
  stop();
  expect(heard).toEqual([bowl]);
  expect(readOutbox()).toEqual([]);
});

test('a full cart says so', () => {
  const stop = answerAddRequests(() => 'cart full');
  expect(requestAdd(bowl)).toBe('cart full');
  stop();
  expect(readOutbox()).toEqual([]);
});

test('of two owners only the first accepts an add', () => {
  const takes = [jest.fn(), jest.fn()];
  const stops = takes.map((take) => answerAddRequests(take));
  requestAdd(bowl);
  for (const stop of stops) stop();
  expect(takes.map((take) => take.mock.calls.length)).toEqual([1, 0]);
});

test('unanswered adds wait in the outbox, oldest first, each under its own id', () => {
  expect(requestAdd(bowl)).toBe('waiting');
  expect(requestAdd({ ...bowl, title: 'Leash' })).toBe('waiting');
  const [first, second] = readOutbox();
  expect([first?.line.title, second?.line.title]).toEqual(['Bowl', 'Leash']);
  removeFromOutbox(new Set([first?.id ?? '']));
  expect(readOutbox()).toEqual([second]);
});

test('an add with no cart and no room is reported as lost', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(requestAdd(bowl)).toBe('lost');
  full.mockRestore();
});

test('an outbox entry that is damaged or not a request delivers nothing and hides no other entry', () => {
  requestAdd(bowl);
  for (const [place, text] of ['1', 'null', '{"id":"x"}', '[{'].entries()) {
    localStorage.setItem(`${OUTBOX_PREFIX}${place}`, text);
  }
  expect(readOutbox().map(({ line }) => line)).toEqual([bowl]);
});

test('an add during the clearing of the outbox stays in it', () => {
  requestAdd(bowl);
  const delivered = new Set(readOutbox().map(({ id }) => id));
  requestAdd(bowl);
  removeFromOutbox(delivered);
  expect(readOutbox()).toHaveLength(1);
});

test('listeners get the cart’s number of units', () => {
  const heard: number[] = [];
  const stop = onCartChanged(({ units }) => heard.push(units));
  announceCart({ units: 2, lines: [{ ...bowl, quantity: 2 }] });
  stop();
  announceCart({ units: 0, lines: [] });
  expect(heard).toEqual([2]);
});
