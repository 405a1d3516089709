/** A shell's controller with its canaries, on a test's own store, with real renderer processes and tiny releases. */
import { setTimeout as pause } from 'node:timers/promises';
import type { LogEntry } from '@paw/release/store/logEntry.ts';
import { ReleaseLibrary } from '../../releases/ReleaseLibrary.ts';
import { openSampleRoom, startShell } from '../../releases/testing/controllerSample.ts';
import { fakeRenderer } from '../../releases/testing/fakeRenderer.ts';
import { idOf, type ControllerRoom, type RunningController } from '../../releases/testing/openController.ts';
import { CanarySets } from '../CanarySets.ts';

export const CANARY = 'c0ffee00';

export interface CanaryRoom {
  room: ControllerRoom;
  shell: RunningController;
  sets: CanarySets;
  /** Sets whose pages were rendered ahead, and those that ended. */
  prepared: string[];
  ended: string[];
  /** For how long sets that were to go live were prepared, and up to which age their pages were not rendered again. ms */
  budgets: { ms: number; maxAge: number }[];
  /** Why the shell is stale. */
  stale: string | undefined;
  /** Labels of the releases that are pinned for canaries. */
  kept: string[];
  /** Writes an entry and shows the log to the shell. @returns its number */
  write: (draft: Partial<LogEntry>) => Promise<number>;
  /** Begins a canary of catalog; `id` and the rest may differ. @returns its number */
  begin: (digit: string, more?: object) => Promise<number>;
  /** The releases that visitors of the canary get; undefined while they get the live set. */
  shown: (id?: string) => Record<string, string> | undefined;
  /** Resolves when the visitors of the canary get a set. */
  warm: (id?: string) => Promise<Record<string, string>>;
  close: () => Promise<void>;
}

/** Live: catalog a, cart b, content a. Release e of catalog throws. */
export async function openCanaries(): Promise<CanaryRoom> {
  const room = await openSampleRoom();
  await room.publish('catalog', 'e', `throw new Error('Broken at load.');`);
  const say = () => undefined;
  const facts: Pick<CanaryRoom, 'prepared' | 'ended' | 'budgets' | 'stale' | 'kept'> = {
    prepared: [],
    ended: [],
    budgets: [],
    stale: undefined,
    kept: [],
  };
  const build = {
    release: 'shell',
    host: { contracts: [1], table: [], main: { js: [], css: [] } },
    shared: {},
    files: [],
    read: () => Buffer.from(fakeRenderer),
  };
  let sets: CanarySets | undefined;
  const shell = await startShell(room, {
    held: () => facts.stale,
    takeOther: (setId) => sets?.take(setId),
    onSwap: () => sets?.reconsider(),
    prepare: async (_next, _before, budget) => void facts.budgets.push(budget),
    canaryState: (id) => sets?.stateOf(id),
  });
  const own = new CanarySets({
    host: {
      library: new ReleaseLibrary(room.store),
      build,
      rendering: { site: { origin: 'http://localhost' } as never, apiUrl: 'http://localhost', deadline: 500 },
      log: { info: say, warn: say, error: say } as never,
      apiIsUp: async () => true,
      prepare: async ({ set }) => void facts.prepared.push(set.id),
      isReady: () => false,
    },
    current: () => shell.controller.current,
    held: () => facts.stale,
    keep: (releases) => {
      facts.kept = releases.map(({ manifest }) => `${manifest.name}@${manifest.release[0]}`);
    },
    onChange: (numbers) => shell.controller.reconsider(numbers),
    onEnd: (setId) => facts.ended.push(setId),
  });
  sets = own;
  own.update(await room.fold());
  const write: CanaryRoom['write'] = async ({ changes, ...draft }) => {
    const n = await room.write(changes ?? {}, { changes, ...draft });
    await shell.controller.follow(n);
    own.update(await room.fold());
    return n;
  };
  const shown: CanaryRoom['shown'] = (id = CANARY) => {
    const live = shell.controller.current;
    const set = live && own.find(id, live);
    return set && Object.fromEntries(set.releases.map(({ manifest }) => [manifest.name, manifest.release]));
  };
  return Object.assign(facts, {
    room,
    shell,
    sets: own,
    write,
    begin: (digit: string, more: object = {}) => {
      const canary = { id: CANARY, releases: { catalog: idOf(digit) }, steps: [50, 100], hold: 0, ...more };
      return write({ action: 'canary', canary });
    },
    shown,
    warm: async (id?: string) => {
      for (let found = shown(id); ; found = shown(id)) {
        if (found) return found;
        await pause(5);
      }
    },
    close: async () => {
      own.stop();
      await room.close();
    },
  });
}
