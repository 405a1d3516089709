/** The cart's store comes when a shopper without a cart acts; nothing that is added before it comes is lost. */
import { onCartChanged, requestAdd } from '@paw/contract/cartEvents.ts';
import { readOutbox } from '@paw/contract/outbox.ts';
import { rules } from '@paw/rules/rules.ts';
import { storedBowl, storedCart } from '../testing/browserCart.ts';
import { bowl } from '../testing/testCart.ts';

const loads = jest.fn();
jest.mock('./runCart.ts', () => {
  loads();
  return jest.requireActual<object>('./runCart.ts');
});

const nothing = { lines: [], foreign: [], intact: true };
/** Hears which listeners a page adds. */
let listening: jest.SpyInstance | undefined;

/** The page of a shopper, whose cart is started. */
async function openPage(restoredCart = nothing) {
  jest.resetModules();
  listening = jest.spyOn(window, 'addEventListener');
  const { startCart } = jest.requireActual<typeof import('./startCart.ts')>('./startCart.ts');
  await startCart({ restoredCart });
}
function closePage() {
  for (const [name, hear, options] of listening?.mock.calls ?? []) removeEventListener(name, hear, Boolean(options));
  jest.restoreAllMocks();
}
const act = (name = 'pointerdown') => window.dispatchEvent(new Event(name));
const moment = () => new Promise((resolve) => setTimeout(resolve, 300));

beforeEach(() => {
  loads.mockReset();
  Object.assign(globalThis, { indexedDB: { databases: async () => [] } });
});
afterEach(() => {
  closePage();
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

test('without a cart its code comes with the first action, once', async () => {
  await openPage();
  await moment();
  expect(loads).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 }));
  await moment();
  expect(loads).not.toHaveBeenCalled();
  act();
  act('scroll');
  await moment();
  expect(loads).toHaveBeenCalledTimes(1);
});

test.each([
  ['a cart', '[]', 'cart'],
  ['a request in the outbox', '{}', 'cart-outbox:1:a'],
  ['a checkout draft', '{}', 'checkout-draft'],
])('with %s in storage the code comes at once', async (_, text, key) => {
  localStorage.setItem(key, text);
  await openPage();
  expect(loads).toHaveBeenCalledTimes(1);
});

test('a storage that could not be read brings the code at once', async () => {
  await openPage({ ...nothing, intact: false });
  expect(loads).toHaveBeenCalledTimes(1);
});

test('adds before the code is there are confirmed and counted at once, and stored once when it is there', async () => {
  await openPage();
  const units: number[] = [];
  const stop = onCartChanged((changed) => units.push(changed.units));
  expect([requestAdd(bowl), requestAdd(bowl)]).toEqual(['added', 'added']);
  expect(units).toEqual([1, 2]);
  expect(storedCart()).toBeNull();
  await moment();
  expect(storedCart()).toEqual([{ ...storedBowl, quantity: 2 }]);
  expect([units.at(-1), readOutbox()]).toEqual([2, []]);
  stop();
});

test('a shopper who leaves before the code is there leaves the add in the outbox, and it is added once', async () => {
  await openPage();
  requestAdd(bowl);
  act('pagehide');
  expect(readOutbox().map(({ line }) => line.title)).toEqual([bowl.title]);
  await moment();
  expect([storedCart(), readOutbox()]).toEqual([[storedBowl], []]);
});

test('an add survives a crash of the browser before the code is there', async () => {
  await openPage();
  requestAdd(bowl);
  const left = sessionStorage.getItem('cart-early') ?? '';
  await moment();
  expect(sessionStorage).toHaveLength(0);
  // As the browser restores the tab: nothing but what the page had stored at its end.
  closePage();
  localStorage.clear();
  sessionStorage.setItem('cart-early', left);
  await openPage();
  await moment();
  expect([storedCart(), readOutbox(), sessionStorage.length]).toEqual([[storedBowl], [], 0]);
});

test('more items than one order can have are refused before the code is there too', async () => {
  await openPage();
  const answers = Array.from({ length: rules.quantity.mostLines + 1 }, (_, at) =>
    requestAdd({ ...bowl, title: `Bowl ${at}` }),
  );
  expect(answers.filter((answer) => answer === 'cart full')).toHaveLength(1);
  await moment();
  expect(storedCart()).toHaveLength(rules.quantity.mostLines);
});
