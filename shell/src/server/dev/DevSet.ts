import type { HeldShellBuild } from '../ShellBuild.ts';
import { type SetHost, type WarmSet, warmSet } from '../releases/WarmSet.ts';
import type { DevBoard } from './DevBoard.ts';

/** Time limit for pages in progress when their set is replaced. ms */
const DRAIN = 5_000;

export interface DevSetOptions extends Omit<SetHost, 'build'> {
  board: DevBoard;
  /** The watched remotes. */
  watched: readonly string[];
  /** The shell's current build. */
  build: () => HeldShellBuild;
  /** Maps a stack to source files and lines. */
  inSources: (stack: string) => string;
}

/** Renders with the newest builds, each in a new renderer. When one does not warm up, the last good one stays. */
export class DevSet {
  private readonly options: DevSetOptions;
  private live: WarmSet | undefined;
  private warming = false;
  private tried: string | undefined;
  private count = 0;
  private readonly waiting = new Set<() => void>();
  private readonly stopListening: () => void;

  constructor(options: DevSetOptions) {
    this.options = options;
    this.stopListening = options.board.listen(() => void this.follow());
  }

  get current(): WarmSet | undefined {
    return this.live;
  }

  /** Resolves when every change is applied or has failed, at the latest after `ms`. */
  settled(ms: number): Promise<void> {
    if (this.isSettled()) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.waiting.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.waiting.add(end);
    });
  }

  async stop(): Promise<void> {
    this.stopListening();
    await this.live?.pool.stop(0);
  }

  private isSettled(): boolean {
    const { board } = this.options;
    return !board.isBuilding && !this.warming && (board.version === undefined || board.version === this.tried);
  }

  private async follow(): Promise<void> {
    const { board } = this.options;
    if (this.warming) return;
    while (!board.isBuilding && board.version !== undefined && board.version !== this.tried) {
      this.tried = board.version;
      this.warming = true;
      const trouble = await this.warm();
      this.warming = false;
      // A failure while files are replaced is retried.
      if (!trouble || !this.isOutdated()) board.rendererTrouble = trouble;
    }
    if (this.isSettled()) for (const end of this.waiting) end();
  }

  private isOutdated(): boolean {
    const { board } = this.options;
    return board.isBuilding || board.version !== this.tried;
  }

  /** @returns the reason why it did not go live */
  private async warm(): Promise<string | undefined> {
    const { board, watched, inSources, log } = this.options;
    const began = performance.now();
    try {
      const build = this.options.build();
      const releases = { ...board.releases, ...Object.fromEntries(watched.map((name) => [name, 'dev'])) };
      const next = await warmSet({ ...this.options, build }, `dev-${process.pid}-${++this.count}`, releases);
      void this.live?.pool.stop(DRAIN);
      this.live = next;
      board.rendered = next.set.id;
      log.info({ ms: Math.round(performance.now() - began) }, 'The newest builds are live.');
      return undefined;
    } catch (error) {
      const text = inSources(error instanceof Error ? (error.stack ?? error.message) : String(error));
      if (!this.isOutdated()) {
        log.error({ error: text }, 'The newest builds do not render: the last good ones stay.');
      }
      return text;
    }
  }
}
