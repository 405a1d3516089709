/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises';
import { LiveSet, type LiveSetOptions } from './LiveSet.ts';
import { ReleaseLibrary } from './ReleaseLibrary.ts';
import { fakeRenderer } from './testing/fakeRenderer.ts';
import { good, openSampleRoom, startShell } from './testing/controllerSample.ts';
import { idOf, type ControllerRoom } from './testing/openController.ts';

let room: ControllerRoom;
beforeEach(async () => {
  room = await openSampleRoom();
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
  await shell.controller.follow(n);
  await tried;
  return { shell, n, live, slow };
}

test('a rollback that a newer entry replaces while its warm set is tested never goes live', async () => {
  const { shell, n, live, slow } = await rollBackToSlow();
  expect(live.filter((id) => id === slow)).toHaveLength(1);
  expect(await shell.take({ catalog: idOf('b') })).toMatchObject({ ok: true });
  expect(live.filter((id) => id === slow)).toHaveLength(1);
  expect(shell.live().catalog).toBe(idOf('b'));
  expect((await shell.verdict(n)).error).toMatch(/replaced before it was live here/);
});

test('after a stop no set goes live', async () => {
  const { shell, live, slow } = await rollBackToSlow();
  await shell.controller.stop();
  await pause(900);
  expect(live.filter((id) => id === slow)).toHaveLength(1);
});

test('a warm-up for rollbacks can be stopped, even when the previous one ends late', async () => {
  const library = new ReleaseLibrary(room.store);
  const keep = jest.spyOn(library, 'keep');
  /** The first reads of each warm-up, one for each remote, wait until its gate opens. */
  const gates = [0, 1].map(() => {
    let open = () => undefined as void;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { opened, open };
  });
  const get = library.get.bind(library);
  let reads = 0;
  library.get = async (...args) => {
    await gates[Math.floor(reads++ / Object.keys(good).length)]?.opened;
    return get(...args);
  };
  const build = { release: 'shell', host: { main: { js: [], css: [] } }, shared: {}, files: [] };
  const live = new LiveSet({
    library,
    build: { ...build, read: () => Buffer.from(fakeRenderer) },
    rendering: { site: {}, apiUrl: 'http://localhost', deadline: 500 },
    log: { info: () => undefined, warn: () => undefined },
    apiIsUp: async () => true,
    isReady: () => false,
    prepare: async () => undefined,
    onEnd: () => undefined,
    warmSets: 2,
  } as unknown as LiveSetOptions);
  const log = await room.fold();
  const first = live.warmRollbackSets(log, () => true);
  live.abortWarmUp();
  const second = live.warmRollbackSets(log, () => true);
  gates[0]?.open();
  await first;
  live.abortWarmUp();
  gates[1]?.open();
  await second;
  await live.stop();
  expect(keep).not.toHaveBeenCalled();
});
