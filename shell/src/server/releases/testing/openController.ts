/** A shell's controller on a test's own store, with real renderer processes and tiny releases. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { appendEntry, readLog } from '@paw/release/store/activationLog.ts';
import { openFolderStore } from '@paw/release/store/folderStore.ts';
import type { LogEntry } from '@paw/release/store/logEntry.ts';
import { foldLog } from '@paw/release/store/foldLog.ts';
import { sha384 } from '@paw/release/store/releases.ts';
import type { ReleaseStore } from '@paw/release/store/releaseStore.ts';
import type { Verdict } from '@paw/release/store/verdicts.ts';
import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import { ReleaseLibrary } from '../ReleaseLibrary.ts';
import { SetController, type SetControllerOptions } from '../SetController.ts';
import type { SetHost } from '../WarmSet.ts';
import { fakeRenderer } from './fakeRenderer.ts';

/** `idOf('a')` is the id `aaaaaaaaaaaaaaaa`. */
export const idOf = (digit: string) => digit.repeat(16);

const paths: Record<string, string> = { catalog: '/', cart: '/viewcart', content: '/about-us' };

/** Body of a release that works. */
const goodCode = (remote: string) => `pages['${paths[remote]}'] = () => ({});`;

export interface ControllerRoom {
  folder: string;
  store: ReleaseStore;
  publish: (remote: string, digit: string, code?: string, changes?: Partial<ReleaseManifest>) => Promise<void>;
  /** Appends an entry without following it. @returns its number */
  write: (changes: Record<string, string | null>, draft?: Partial<LogEntry>) => Promise<number>;
  start: (options?: Partial<SetControllerOptions>) => RunningController;
  fold: () => Promise<ReturnType<typeof foldLog>>;
  close: () => Promise<void>;
}

export interface RunningController {
  controller: SetController;
  /** For sets beside its own. */
  host: SetHost;
  verdicts: Map<number, Verdict>;
  /** Number of sets that were warmed so far. */
  warmed: () => number;
  /** Messages that were logged as errors. */
  said: string[];
  /** Resolves with this shell's verdict on entry n. */
  verdict: (n: number) => Promise<Verdict>;
  /** Appends, follows, and waits for the verdict. */
  take: (changes: Record<string, string | null>, draft?: Partial<LogEntry>) => Promise<Verdict & { n: number }>;
  live: () => Record<string, string>;
}

export function openRoom(): ControllerRoom {
  const folder = mkdtempSync(join(tmpdir(), 'paw-controller-'));
  const store = openFolderStore(folder);
  const running: RunningController[] = [];
  const write: ControllerRoom['write'] = async (changes, draft = {}) => {
    const entry = { at: new Date().toISOString(), by: 'ana', action: 'activate' as const, changes, ...draft };
    return (await appendEntry(store, 'local', await readLog(store, 'local'), entry)).n;
  };
  return {
    folder,
    store,
    write,
    publish: (remote, digit, code, changes) => publish(store, remote, digit, code, changes),
    fold: async () => foldLog(await readLog(store, 'local')),
    start: (options) => {
      const one = startKeeper(store, write, options);
      running.push(one);
      return one;
    },
    close: async () => {
      await Promise.all(running.map(({ controller }) => controller.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function startKeeper(
  store: ReleaseStore,
  write: ControllerRoom['write'],
  options: Partial<SetControllerOptions> = {},
): RunningController {
  const verdicts = new Map<number, Verdict>();
  const said: string[] = [];
  let warmed = 0;
  const say = (_: unknown, text: string) => said.push(text);
  const host: SetHost = {
    library: new ReleaseLibrary(store),
    build: {
      release: 'shell',
      host: { contracts: [1], table: [], main: { js: [], css: [] } },
      shared: {},
      files: [],
      read: () => {
        warmed++;
        return Buffer.from(fakeRenderer);
      },
    },
    rendering: { site: { origin: 'http://localhost' } as never, apiUrl: 'http://localhost', deadline: 500 },
    log: { info: () => undefined, warn: () => undefined, error: say } as never,
  };
  const controller = new SetController({
    store,
    env: 'local',
    by: 'shell http://localhost:3000',
    warmSets: 2,
    ...host,
    library: new ReleaseLibrary(store),
    apiIsUp: async () => true,
    prepare: async () => undefined,
    isReady: () => false,
    onEnd: () => undefined,
    publishVerdict: async (n, verdict) => void verdicts.set(n, verdict),
    ...options,
  });
  const verdict = async (n: number) => {
    for (;;) {
      const found = verdicts.get(n);
      if (found) return found;
      await pause(5);
    }
  };
  const live = () =>
    Object.fromEntries((controller.current?.releases ?? []).map(({ manifest }) => [manifest.name, manifest.release]));
  const take: RunningController['take'] = async (changes, draft) => {
    const n = await write(changes, draft);
    await controller.follow(n);
    return { ...(await verdict(n)), n };
  };
  return { controller, host, verdicts, warmed: () => warmed, said, verdict, take, live };
}

async function publish(
  store: ReleaseStore,
  name: string,
  digit: string,
  code = goodCode(name),
  changes: Partial<ReleaseManifest> = {},
): Promise<void> {
  const none = { js: [], css: [] };
  const path = paths[name] ?? `/${name}`;
  const manifest: ReleaseManifest = {
    name,
    release: idOf(digit),
    federationName: `${name}__${digit}`,
    contract: 1,
    shared: {},
    bundled: [],
    operations: [],
    entry: { browser: 'browser/remoteEntry.js', node: 'node/remoteEntry.cjs' },
    routes: [{ name: 'page', path, example: path, query: [], viewQuery: [], files: none }],
    slots: [],
    start: none,
    publicPaths: [],
    files: [{ path: 'node/remoteEntry.cjs', size: Buffer.byteLength(code), sha384: sha384(code) }],
    ...changes,
  };
  const folder = `releases/${name}/${manifest.release}`;
  await store.putIfAbsent(`${folder}/node/remoteEntry.cjs`, code);
  await store.putIfAbsent(`${folder}/release.json`, JSON.stringify(manifest));
}
