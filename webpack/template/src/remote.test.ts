import { remote } from './remote.tsx';

test('the page and the slot are at the path and under the name that the remote declares', async () => {
  for (const { path, example, page } of remote.routes) {
    expect(path).toBe(example);
    expect(typeof (await page()).Component).toBe('function');
  }
  expect(Object.keys(remote.slots)).toEqual(['Badge']);
  expect(typeof (await remote.slots.Badge?.())?.Component).toBe('function');
});
