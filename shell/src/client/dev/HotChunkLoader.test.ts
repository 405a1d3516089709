/** @jest-environment node */
import { HotChunkLoader } from './HotChunkLoader.ts';

test('a changed page is shown when it is applied, not before', async () => {
  let version = 1;
  const source = {
    remote: 'catalog',
    release: 'dev',
    attempt: () => 0,
    moveOn: () => undefined,
    fetch: async (key: string) => `${key} ${version}`,
  };
  const loader = new HotChunkLoader(source);
  await loader.load('page:home');
  version = 2;
  const put = await HotChunkLoader.all.get('catalog')?.refetch();
  expect(loader.state('page:home').module).toBe('page:home 1');
  put?.();
  expect(loader.state('page:home').module).toBe('page:home 2');
});
