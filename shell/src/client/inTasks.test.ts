/** @jest-environment node */
import { inTasks } from './inTasks.ts';

test('steps run in order, and other waiting work runs between two of them', async () => {
  const seen: string[] = [];
  const step = (name: string) => async () => {
    seen.push(name);
    setTimeout(() => seen.push(`what ${name} left`));
  };
  await inTasks([step('a'), step('b'), step('c')]);
  expect(seen).toEqual(['a', 'what a left', 'b', 'what b left', 'c']);
});

test('a browser’s own scheduler is used', async () => {
  const wait = jest.fn(async () => {});
  Object.assign(globalThis, { scheduler: { yield: wait } });
  await inTasks([async () => {}, async () => {}]);
  expect(wait).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(globalThis, 'scheduler');
});

test('a failed step is the last one, and its error is passed on', async () => {
  const never = jest.fn(async () => {});
  await expect(inTasks([async () => Promise.reject(new Error('no chunk')), never])).rejects.toThrow('no chunk');
  expect(never).not.toHaveBeenCalled();
});
