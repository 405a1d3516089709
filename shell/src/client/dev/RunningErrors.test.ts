import { RunningErrors } from './RunningErrors.ts';

const stack =
  'Error: no stock\n    at add (remote-catalog/src/product/AddToCart.tsx:31)\n    at r (node_modules/react-dom/x.js:1)';

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => new Response(stack));
});

test('what was thrown is told with the place in its source, without the lines of packages', async () => {
  const told = jest.fn();
  const running = new RunningErrors(told);
  await running.add(new Error('no stock'));
  const place = 'remote-catalog/src/product/AddToCart.tsx:31';
  expect([...running.entries.values()]).toEqual([
    { title: 'An error in the page', place, text: `Error: no stock\n    at add (${place})` },
  ]);
  expect(told).toHaveBeenCalledTimes(1);
});

test('the same error twice is one, and the next change clears it', async () => {
  const running = new RunningErrors(() => undefined);
  await Promise.all([running.add(new Error('no stock')), running.add(new Error('no stock'))]);
  expect(running.entries.size).toBe(1);
  running.clear();
  expect(running.entries.size).toBe(0);
});

test('what was thrown before a change, and found its place after it, is not told', async () => {
  const running = new RunningErrors(() => undefined);
  const adding = running.add(new Error('no stock'));
  running.clear();
  await adding;
  expect(running.entries.size).toBe(0);
});
