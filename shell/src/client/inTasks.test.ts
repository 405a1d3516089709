import { inTasks } from './inTasks.ts';

test('steps run in their order, and what else waits runs between two of them', async () => {
  const seen: string[] = [];
  const step = (name: string) => async () => {
    seen.push(name);
    setTimeout(() => seen.push(`what ${name} left`));
  };
  await inTasks([step('a'), step('b'), step('c')]);
  expect(seen).toEqual(['a', 'what a left', 'b', 'what b left', 'c']);
});

test('a browser’s own way to wait is taken', async () => {
  const wait = jest.fn(async () => {});
  Object.assign(globalThis, { scheduler: { yield: wait } });
  await inTasks([async () => {}, async () => {}]);
  expect(wait).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(globalThis, 'scheduler');
});

test('after a step that failed there is no other, and the reason is told', async () => {
  const never = jest.fn(async () => {});
  await expect(inTasks([async () => Promise.reject(new Error('no chunk')), never])).rejects.toThrow('no chunk');
  expect(never).not.toHaveBeenCalled();
});
