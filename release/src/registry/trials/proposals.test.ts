import { appendNext } from '../../testing/appendNext.ts';
import { idOf, removeTemporaryFolders } from '../../testing/sampleRelease.ts';
import { openTestRegistry, type TestRegistry } from '../../testing/testRegistry.ts';
import { putProposal } from '../../trust/proposals.ts';

let registry: TestRegistry;
const HOUR = 3_600_000;

beforeEach(async () => {
  registry = await openTestRegistry();
  const at = new Date().toISOString();
  await appendNext(registry.store, 'local', { at, by: 'ana', action: 'activate', changes: { cart: idOf('a') } });
});
afterEach(async () => registry.app.close());
afterAll(removeTemporaryFolders);

/** An entry with one signature. */
function propose(n: number, at: number): Promise<string> {
  const predicate = { n, at: new Date(at).toISOString(), by: 'bob', action: 'activate', changes: { cart: idOf('b') } };
  const signatures = [{ keyid: '0'.repeat(64), sig: 'AAAA' }];
  return putProposal(registry.store, 'local', { payload: Buffer.from(JSON.stringify({ predicate })), signatures });
}

const list = async () =>
  (await registry.call('GET', '/v1/environments/local/proposals', await registry.tokenOf('viewer'))).body.proposals;

test('What waits for a second key is listed with its end and the command that signs it', async () => {
  const id = await propose(2, Date.now() - HOUR);
  expect(await list()).toMatchObject([
    {
      id,
      text: `bob activated cart@${idOf('b')}`,
      signatures: 1,
      command: `npm run release -- approve ${id} --env local --store ${registry.store.address} --key your-key.json`,
    },
  ]);
});

test('What the log has gone past, and what is a day old, is not', async () => {
  await propose(1, Date.now() - HOUR);
  await propose(2, Date.now() - 25 * HOUR);
  expect(await list()).toEqual([]);
});
