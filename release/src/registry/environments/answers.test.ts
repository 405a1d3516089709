import { announceShell } from '../../store/runningShells.ts';
import { appendNext } from '../../testing/appendNext.ts';
import { idOf, removeTemporaryFolders } from '../../testing/sampleRelease.ts';
import { openTestRegistry } from '../../testing/testRegistry.ts';

afterAll(removeTemporaryFolders);

test('A shell whose lease runs out while its answer is waited for is named as silent', async () => {
  const { app, store, call, tokenOf } = await openTestRegistry();
  const changes = { cart: idOf('a') };
  await appendNext(store, 'local', { at: new Date().toISOString(), by: 'ana', action: 'activate', changes });
  const hung = { pid: 1, host: 'elsewhere', url: 'http://shop.example', since: '2026-01-01T00:00:00.000Z' };
  // Clocks may differ by 5 s, so the lease is over in 1.5 s.
  await store.putIfAbsent(`running/local/hung/${Date.now() - 3_500}`, JSON.stringify(hung));
  const { body } = await call('GET', '/v1/environments/local/entries/1/answers?wait=10', await tokenOf('viewer'));
  await app.close();
  expect(body).toMatchObject({ answers: [], silent: [hung] });
});

test('Of a hundred calls of one token that wait for shells, sixteen wait, and another token waits too', async () => {
  const { app, store, call, tokenOf } = await openTestRegistry();
  const changes = { cart: idOf('a') };
  await appendNext(store, 'local', { at: new Date().toISOString(), by: 'ana', action: 'activate', changes });
  await announceShell(store, 'local', 'http://shop.example');
  const viewer = await tokenOf('viewer');
  const wait = (token: string) => call('GET', '/v1/environments/local/entries/1/answers?wait=1', token);
  const calls = Array.from({ length: 100 }, () => wait(viewer));
  const [other, ...own] = await Promise.all([wait(await tokenOf('viewer')), ...calls]);
  const counts = [200, 429].map((status) => own.filter((one) => one.status === status).length);
  expect([counts, other?.status, (await wait(viewer)).status]).toEqual([[16, 84], 200, 200]);
  await app.close();
});
