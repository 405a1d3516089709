/** Where is measured: a fresh clone of the last commit, which is what a newcomer has, or this checkout with its changes. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FolderInUse, lockFolder } from '../../../api/src/platform/database/folderLock.ts';
import { checkout, plainEnvironment } from '../../machine/environments.ts';
import { MARK, markOf } from '../../machine/startedProcesses.ts';
import { runProgram } from '../load/programs.ts';
import { allHooks } from './hooks.ts';
import { type RunningShop, type ShopSettings, startShop } from './startShop.ts';

export interface PlaceSettings {
  isClone: boolean;
  /** Measurements that need no shop of their own get the same one, which saves its start. */
  sharesShop: boolean;
}

/** Of the shop that is shared: what measurements may rely on. */
const sharedEnv: Readonly<Record<string, string>> = { PREPARE_AFTER: 'never', PAGE_CACHE_MB: '64' };

export class Place {
  /** A checkout of this repository. */
  readonly folder: string;
  readonly isClone: boolean;
  /** Its own, and gone with it. */
  readonly temporary = mkdtempSync(join(tmpdir(), 'paw-bench-'));
  readonly dataFolder = join(this.temporary, 'data');
  readonly #sharesShop: boolean;
  #shared: RunningShop | undefined;

  constructor({ isClone, sharesShop }: PlaceSettings) {
    this.isClone = isClone;
    this.#sharesShop = sharesShop;
    this.folder = isClone ? join(this.temporary, 'shop') : checkout;
    if (isClone) execFileSync('git', ['clone', '--quiet', '--no-hardlinks', checkout, this.folder]);
  }

  get storeFolder(): string {
    return join(this.dataFolder, 'store');
  }

  /** `npm start`, until it has printed the shop's address. Only one at a time: the data folder is one. */
  async start(settings: ShopSettings = {}): Promise<RunningShop> {
    await this.close();
    return this.#start(settings);
  }

  /** A shop to measure, which may be the shared one. */
  async open(settings: ShopSettings = {}): Promise<RunningShop> {
    const isOwn = Object.entries(settings.env ?? {}).some(([name, value]) => sharedEnv[name] !== value);
    if (!this.#sharesShop || isOwn) return this.start(settings);
    if (!this.#shared?.isRunning()) {
      this.#shared = await this.#start({ env: { ...sharedEnv, [MARK]: markOf('shared shop') }, hooks: allHooks });
    }
    return { ...this.#shared, stop: async () => undefined };
  }

  async #start(settings: ShopSettings): Promise<RunningShop> {
    const lock = this.isClone ? undefined : await lockBuilds(this.folder);
    try {
      return await startShop(this, settings);
    } finally {
      await lock?.release();
    }
  }

  /** Ends the shared shop; the next call opens a new one. */
  async close(): Promise<void> {
    await this.#shared?.stop();
    this.#shared = undefined;
  }

  /** Runs it to its end, silently. @throws with what it said. */
  async run(file: string, args: string[], env: Record<string, string> = {}, cwd = this.folder): Promise<void> {
    await runProgram(file, args, { cwd, env: { ...plainEnvironment(checkout), ...env } });
  }

  remove(): void {
    rmSync(this.temporary, { recursive: true, force: true });
  }
}

/**
 * Waits until no other run of the bench starts a shop in this checkout: both would build into the same folders.
 * The lock ends with this process too.
 */
async function lockBuilds(checkout: string): Promise<{ release: () => Promise<void> }> {
  for (;;) {
    try {
      return await lockFolder(join(checkout, 'node_modules/.cache/bench-builds'));
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      await pause(250);
    }
  }
}
