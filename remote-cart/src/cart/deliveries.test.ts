/** A request on the bus or in the outbox reaches the cart once. */
import { requestAdd } from '@paw/contract/cartEvents.ts';
import type { CartLine } from '@paw/contract/cartStorage.ts';
import { addToOutbox, readOutbox } from '@paw/contract/outbox.ts';
import { toast } from 'react-toastify/unstyled';
import { bowl, openTab, quantities } from '../testing/testCart.ts';
import { hearOtherTab, lastOutboxKey, putIntoOutbox, storedBowl, storedCart } from '../testing/browserCart.ts';

afterEach(() => jest.restoreAllMocks());

const repeat = (id: string) => {
  const event = new CustomEvent('paw:cart:add-requested', { detail: { id, line: bowl }, cancelable: true });
  window.dispatchEvent(event);
};

test('items added while there was no cart arrive once when it is loaded', async () => {
  expect(requestAdd(bowl)).toBe('waiting');
  expect(quantities(await openTab())).toEqual({ Bowl: 1 });
  expect(quantities(await openTab())).toEqual({ Bowl: 1 });
  expect([readOutbox(), storedCart()]).toEqual([[], [storedBowl]]);
});

test('two presses of the button are two bowls', async () => {
  putIntoOutbox('first', 'second');
  expect(quantities(await openTab())).toEqual({ Bowl: 2 });
});

test('a full cart refuses new lines with an answer, and existing lines can still grow', async () => {
  const lines = Array.from({ length: 50 }, (_, at) => ({ ...storedBowl, title: `Bowl ${at}` }));
  localStorage.setItem('cart', JSON.stringify(lines));
  const tab = await openTab();
  expect(requestAdd(bowl)).toBe('cart full');
  expect(requestAdd({ ...bowl, title: 'Bowl 7' })).toBe('added');
  expect(quantities(tab)).toMatchObject({ 'Bowl 7': 2 });
  expect(Object.keys(quantities(tab))).toHaveLength(50);
});

test('requests from the outbox are added even to a full cart, because the page has promised that', async () => {
  const lines = Array.from({ length: 50 }, (_, at) => ({ ...storedBowl, title: `Bowl ${at}` }));
  localStorage.setItem('cart', JSON.stringify(lines));
  putIntoOutbox('waiting');
  expect(Object.keys(quantities(await openTab()))).toHaveLength(51);
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

test('a tab with a cart delivers the outbox of a tab without one', async () => {
  const tab = await openTab();
  putIntoOutbox('a');
  hearOtherTab(lastOutboxKey());
  expect([quantities(tab), readOutbox()]).toEqual([{ Bowl: 1 }, []]);
});

test.each([0, 1, 2, 3, 4, 5, 6])(
  'a tab that crashes after %i writes loses nothing and doubles nothing',
  async (most) => {
    putIntoOutbox('a');
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    jest.spyOn(toast, 'warn').mockReturnValue('');
    dieAfter(most);
    await openTab();
    jest.restoreAllMocks();
    await openTab();
    expect([storedCart(), readOutbox()]).toEqual([[storedBowl], []]);
  },
);

test('with full storage the outbox is kept, and delivered when there is room', async () => {
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

test('a request without a valid cart line is skipped and removed from the outbox', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  addToOutbox({ id: 'a', line: { title: 'Bowl' } as CartLine });
  expect(quantities(await openTab())).toEqual({});
  expect([readOutbox(), warn.mock.calls.length]).toEqual([[], 1]);
});

test('an entry that was removed from the outbox is not delivered', async () => {
  const tab = await openTab();
  putIntoOutbox('a');
  window.dispatchEvent(new StorageEvent('storage', { key: lastOutboxKey(), newValue: null }));
  expect([quantities(tab), readOutbox().length]).toEqual([{}, 1]);
});

test('none of the last 200 requests counts twice', async () => {
  const tab = await openTab();
  for (let press = 0; press < 200; press++) repeat(`press ${press}`);
  for (let press = 0; press < 200; press++) repeat(`press ${press}`);
  expect(quantities(tab)).toEqual({ Bowl: 200 });
});

test('a request without a valid cart line is reported once, with its content', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const line = { title: 'Bowl' } as CartLine;
  await openTab();
  requestAdd(line);
  const words = 'A request to add something that is no cart line was left out.';
  expect(warn.mock.calls).toEqual([[words, line]]);
});

/** Later writes do not reach storage. */
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
