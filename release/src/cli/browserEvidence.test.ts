import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLog } from '../store/activationLog.ts';
import { listEvidence } from '../store/evidence.ts';
import { releaseSetId } from '../store/foldLog.ts';
import { openFolderStore } from '../store/folderStore.ts';
import { startFakeShell } from '../testing/fakeShell.ts';
import { idOf, publishSample, removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { activate } from './activate.ts';

afterAll(removeTemporaryFolders);

test('what a browser showed is kept as evidence of its set, with numbers, as all evidence is', async () => {
  const [root, store] = [temporaryFolder(), openFolderStore(temporaryFolder())];
  mkdirSync(join(root, 'tools/trial'), { recursive: true });
  writeFileSync(join(root, 'tools/trial/main.mjs'), `console.log('{"problems":[]}');`);
  await publishSample(store, 'cart', 'a');
  const shell = await startFakeShell(store);
  const options = { env: 'local', browser: true };
  const facts = { by: () => 'ana', now: () => new Date().toISOString(), startedAt: new Date(), print: () => undefined };
  await activate({ store, env: 'local', root, args: [`cart@${idOf('a')}`], options, ...facts });
  await shell.stop();
  const item = {
    kind: 'browser',
    text: '1 page opened in a browser without an error.',
    numbers: { pages: 1, releases: 1 },
  };
  const set = releaseSetId({ cart: idOf('a') });
  expect(await listEvidence(store, 'local', set)).toMatchObject([item]);
  expect((await readLog(store, 'local')).at(-1)?.evidence).toMatchObject({ set, items: [item] });
});
