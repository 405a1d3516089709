import { answerAddRequests, requestAdd } from '@paw/shared/contract/cartEvents.ts';
import type { CartLine } from '@paw/shared/contract/cartStorage.ts';
import { addToOutbox, OUTBOX_PREFIX, readOutbox } from '@paw/shared/contract/outbox.ts';
import { announceSession } from '@paw/shared/contract/sessionEvents.ts';
import { toast } from 'react-toastify/unstyled';
import { hearOtherTab, openTab, putIntoOutbox, quantities, storedBowl, storedCart, bowl } from '../testing/testCart.ts';
import { itemAdded } from './cartSlice.ts';
import { cartStore } from './cartStore.ts';
import { startCart } from './startCart.ts';

afterEach(() => jest.restoreAllMocks());

const lastOutboxKey = () => Object.keys(localStorage).findLast((key) => key.startsWith(OUTBOX_PREFIX)) ?? '';

const repeat = (id: string) => {
  const event = new CustomEvent('paw:cart:add-requested', { detail: { id, line: bowl }, cancelable: true });
  window.dispatchEvent(event);
};

test('what was added while there was no cart arrives once when it is back', async () => {
  expect(requestAdd(bowl)).toBe('waiting');
  expect(quantities(await openTab())).toEqual({ Bowl: 1 });
  expect(quantities(await openTab())).toEqual({ Bowl: 1 });
  expect([readOutbox(), storedCart()]).toEqual([[], [storedBowl]]);
});

test('two presses of the button are two bowls', async () => {
  putIntoOutbox('first', 'second');
  expect(quantities(await openTab())).toEqual({ Bowl: 2 });
});

test('the same id over the bus and in the outbox counts once, whichever comes first', async () => {
  putIntoOutbox('a');
  const tab = await openTab();
  repeat('a');
  repeat('b');
  putIntoOutbox('b');
  hearOtherTab(lastOutboxKey());
  expect([quantities(tab), readOutbox()]).toEqual([{ Bowl: 2 }, []]);
});

test('what a tab without a cart puts into the outbox, a tab with one delivers', async () => {
  const tab = await openTab();
  putIntoOutbox('a');
  hearOtherTab(lastOutboxKey());
  expect([quantities(tab), readOutbox()]).toEqual([{ Bowl: 1 }, []]);
});

test.each([0, 1, 2, 3, 4, 5, 6])('a tab that dies after %i writes loses nothing and doubles nothing', async (most) => {
  putIntoOutbox('a');
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(toast, 'warn').mockReturnValue('');
  dieAfter(most);
  await openTab();
  jest.restoreAllMocks();
  await openTab();
  expect([storedCart(), readOutbox()]).toEqual([[storedBowl], []]);
});

test('with a full storage the outbox is kept, and delivered once there is room', async () => {
  putIntoOutbox('a');
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(toast, 'warn').mockReturnValue('');
  dieAfter(0);
  const tab = await openTab();
  expect([quantities(tab), readOutbox().length]).toEqual([{ Bowl: 1 }, 1]);
  jest.restoreAllMocks();
  repeat('b');
  expect([storedCart(), readOutbox()]).toEqual([[{ ...storedBowl, quantity: 2 }], []]);
});

test('a request for something that is no cart line is left out, and leaves the outbox', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  addToOutbox({ id: 'a', line: { title: 'Bowl' } as CartLine });
  expect(quantities(await openTab())).toEqual({});
  expect([readOutbox(), warn.mock.calls.length]).toEqual([[], 1]);
});

test('tabs take turns where the browser has locks, and a shopper who leaves first loses nothing', async () => {
  const turns: (() => Promise<void>)[] = [];
  const request = async (_: string, __: object, turn: () => Promise<void>) => void turns.push(turn);
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const tab = await openTab();
  tab.dispatch(itemAdded(bowl));
  tab.dispatch(itemAdded(bowl));
  expect([turns.length, quantities(tab), storedCart()]).toEqual([2, { Bowl: 2 }, null]);
  window.dispatchEvent(new Event('pagehide'));
  expect(storedCart()).toEqual([{ ...storedBowl, quantity: 2 }]);
  await Promise.all(turns.map((turn) => turn()));
  Reflect.deleteProperty(navigator, 'locks');
  expect(storedCart()).toEqual([{ ...storedBowl, quantity: 2 }]);
});

test('an add that somebody else answered is not taken', async () => {
  const stop = answerAddRequests(() => {});
  const tab = await openTab();
  requestAdd(bowl);
  stop();
  expect(quantities(tab)).toEqual({});
});

test('a logout takes what was typed in the checkout along; a login does not', async () => {
  await openTab();
  const draft = { version: 1, contact: { email: 'ada@example.com', phone: '' } };
  localStorage.setItem('checkout-draft', JSON.stringify(draft));
  announceSession({ kind: 'member' });
  expect(JSON.parse(localStorage.getItem('checkout-draft') ?? '')).toEqual(draft);
  announceSession({ kind: 'none' });
  expect(localStorage.getItem('checkout-draft')).toBe('{"version":1}');
});

test('a cart that is started twice has one owner', () => {
  const restoredCart = { lines: [bowl], foreign: [], intact: true };
  startCart({ restoredCart });
  startCart({ restoredCart });
  requestAdd(bowl);
  expect(quantities(cartStore())).toEqual({ Bowl: 2 });
});

/** From then on nothing reaches storage any more. */
function dieAfter(most: number): void {
  let writes = 0;
  for (const method of ['setItem', 'removeItem'] as const) {
    const original = Storage.prototype[method];
    jest.spyOn(Storage.prototype, method).mockImplementation(function (
      this: Storage,
      ...parts: [key: string, value?: string]
    ) {
      if (++writes > most) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      Reflect.apply(original, this, parts);
    });
  }
}
