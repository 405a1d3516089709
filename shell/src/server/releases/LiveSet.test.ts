/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises';
import { openFurnished, startShell } from './testing/furnishedRoom.ts';
import { idOf, type KeeperRoom } from './testing/openKeeper.ts';

let room: KeeperRoom;
beforeEach(async () => {
  room = await openFurnished();
});
afterEach(() => room.close());

/** Its home page is whole in the trial; each later time it takes long. */
const slowLater = `
let times = 0;
pages['/'] = async () => (times++ ? new Promise((go) => setTimeout(go, 700, {})) : {});`;

const back = { action: 'rollback', abandoned: { catalog: idOf('c') } } as const;

/** Catalog c is live; d, whose pages are slow by now, is warm beside it, and a rollback to it has begun. */
async function rollBackToSlow() {
  await room.publish('catalog', 'd', slowLater);
  const live: string[] = [];
  const log = { info: ({ set }: { set: string }) => live.push(set), warn: () => undefined, error: () => undefined };
  let onTrial = () => undefined as void;
  const isReady = () => {
    onTrial();
    return false;
  };
  const shell = await startShell(room, { log: log as never, isReady });
  await shell.take({ catalog: idOf('d') });
  await shell.take({ catalog: idOf('c') });
  const slow = live.at(-2);
  const tried = new Promise<void>((resolve) => {
    onTrial = resolve;
  });
  const n = await room.write({ catalog: idOf('d') }, back);
  await shell.keeper.follow(n);
  await tried;
  return { shell, n, live, slow };
}

test('a rollback that is overtaken while its warm set is tried never goes live', async () => {
  const { shell, n, live, slow } = await rollBackToSlow();
  expect(live.filter((id) => id === slow)).toHaveLength(1);
  expect(await shell.take({ catalog: idOf('b') })).toMatchObject({ ok: true });
  expect(live.filter((id) => id === slow)).toHaveLength(1);
  expect(shell.live().catalog).toBe(idOf('b'));
  expect((await shell.verdict(n)).error).toMatch(/replaced before it was live here/);
});

test('after a stop nothing goes live', async () => {
  const { shell, live, slow } = await rollBackToSlow();
  await shell.keeper.stop();
  await pause(900);
  expect(live.filter((id) => id === slow)).toHaveLength(1);
});
