/** @jest-environment node */
import { RunningErrors } from './RunningErrors.ts';

const stack =
  'Error: no stock\n    at add (remote-catalog/src/product/AddToCart.tsx:31)\n    at r (node_modules/react-dom/x.js:1)';

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => new Response(stack));
});

test('an error is shown with its place in the source, without the lines of packages', async () => {
  const onChange = jest.fn();
  const running = new RunningErrors(onChange);
  await running.add(new Error('no stock'));
  const place = 'remote-catalog/src/product/AddToCart.tsx:31';
  expect([...running.entries.values()]).toEqual([
    { title: 'An error in the page', place, text: `Error: no stock\n    at add (${place})` },
  ]);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('the same error is listed once, and the next change clears it', async () => {
  const running = new RunningErrors(() => undefined);
  await Promise.all([running.add(new Error('no stock')), running.add(new Error('no stock'))]);
  expect(running.entries.size).toBe(1);
  running.clear();
  expect(running.entries.size).toBe(0);
});

test('an error from before a change, whose source is found after it, is not shown', async () => {
  const running = new RunningErrors(() => undefined);
  const adding = running.add(new Error('no stock'));
  running.clear();
  await adding;
  expect(running.entries.size).toBe(0);
});
