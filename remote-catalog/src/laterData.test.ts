import { laterData, withData } from './laterData.ts';

test('a page’s head has its code after the loader, and an error says so before', async () => {
  const ways = laterData('test-data', async () => ({ title: 'Beds' }));
  expect(() => ways.loaded()).toThrow('Call load() of "test-data" first');
  await ways.load();
  expect(ways.loaded().title).toBe('Beds');
});

test('a page that is opened in the browser loads its data’s code beside its own; the server’s page does not', async () => {
  const loadData = jest.fn(async () => Promise.reject(new Error('offline')));
  const open = withData('product', async () => 'page', loadData);
  expect(await open()).toBe('page');
  expect(loadData).toHaveBeenCalledTimes(1);
  document.body.innerHTML = '<div data-region="catalog/page:product"></div>';
  const openSent = withData('product', async () => 'page', loadData);
  expect(await openSent()).toBe('page');
  expect(loadData).toHaveBeenCalledTimes(1);
  // A retry.
  expect(await openSent()).toBe('page');
  expect(loadData).toHaveBeenCalledTimes(2);
});

test('the server’s page whose code is late is rendered again, so its data’s code comes with it', async () => {
  document.body.innerHTML = '<div data-region="catalog/page:product"></div>';
  const loadData = jest.fn(async () => undefined);
  const now = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(8_000);
  await withData('product', async () => 'page', loadData)();
  now.mockRestore();
  expect(loadData).toHaveBeenCalledTimes(1);
});

test('what a page needs to hydrate is loaded alongside its code, and if that fails, the page fails', async () => {
  const loadParts = jest.fn(async () => Promise.reject(new Error('offline')));
  const open = withData(
    'product',
    async () => 'page',
    async () => undefined,
    loadParts,
  );
  await expect(open()).rejects.toThrow('offline');
  expect(loadParts).toHaveBeenCalledTimes(1);
});
