import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import { SHELL } from '@paw/contract/releaseManifest.ts';
import type { LiveReleases, WatchReport } from '@paw/contract/sharedReleases.ts';
import { remoteName } from '../../readRemote.ts';
import { NOT_HOT } from '../watchRemote.ts';
import { Child } from './Child.ts';
import { CommandProblem } from './CommandProblem.ts';
import { followShop } from './followShop.ts';
import type { DevArguments } from './readDevArguments.ts';
import { readableLine } from './readableLine.ts';
import { readLiveReleases } from './readLiveReleases.ts';
import { ReleaseCache } from './ReleaseCache.ts';
import type { ShellTask, ShellWord } from './shellMessages.ts';

const host = '127.0.0.1';

/** One watched remote in the pages of a running shop: the remote's build, and that shop's release of the shell. */
export class DevelopersShop {
  private readonly folder: string;
  private readonly name: string;
  private readonly asked: DevArguments;
  private readonly cacheFolder: string;
  private readonly cache: ReleaseCache;
  private readonly ending = new AbortController();
  private build: Child | undefined;
  private shell: Child | undefined;
  private running: LiveReleases | undefined;
  private lastReport: WatchReport | undefined;
  private fail: (error: Error) => void = () => undefined;

  /** @param folder of the remote. @throws CommandProblem when it is none */
  constructor(folder: string, asked: DevArguments) {
    if (!existsSync(join(folder, 'build.ts'))) {
      throw new CommandProblem(`There is no build.ts in ${folder}: run this in the folder of a remote.`);
    }
    this.folder = folder;
    this.name = remoteName(folder);
    this.asked = asked;
    this.cacheFolder = join(folder, 'dist/shop');
    this.cache = new ReleaseCache(this.cacheFolder, asked.shop);
  }

  /** Starts, and follows the running shop until `end`. @throws CommandProblem when it cannot continue */
  async run(): Promise<void> {
    const { shop, port } = this.asked;
    await checkPort(port);
    const live = await readLiveReleases(shop);
    const failed = new Promise<never>((_, reject) => (this.fail = reject));
    failed.catch(() => undefined);
    console.log(`Building ${this.name} and downloading the live releases of ${shop} …`);
    this.startBuild();
    await Promise.race([this.fetch(live), failed]);
    await this.cache.keep({ ...live.remotes, [SHELL]: live.shell });
    const url = await Promise.race([this.startShell(live), failed]);
    if (!live.remotes[this.name]) console.log(`${shop} has no remote "${this.name}" yet: its pages are added here.`);
    console.log(`
${this.name} is shown in the pages of ${shop} at ${url.replace(host, 'localhost')}
A page reloads after each change of ${this.name} and of the releases that are live there. The data is that shop's: an order
here is an order there. Press Ctrl-C to stop.`);
    const following = followShop(live, {
      read: () => readLiveReleases(shop),
      take: (next) => this.take(next),
      say: (text) => console.error(text),
      signal: this.ending.signal,
    });
    await Promise.race([following, failed]);
  }

  async end(): Promise<void> {
    this.ending.abort();
    await Promise.all([this.build?.end(), this.shell?.end()]);
  }

  private startBuild(): void {
    this.build = new Child(['build.ts', '--watch', NOT_HOT], {
      cwd: this.folder,
      onMessage: (message) => {
        this.lastReport = message as WatchReport;
        this.shell?.send(this.lastReport);
      },
      onLine: (line) => console.log(line),
    });
    this.build.onLoss = (why) =>
      this.fail(new CommandProblem(`The build process of ${this.name} exited (${why}): see above.`));
  }

  /** The releases that are not watched. */
  private async fetch({ shell, remotes }: LiveReleases): Promise<void> {
    const others = Object.entries(remotes).filter(([name]) => name !== this.name);
    for (const [name, release] of [[SHELL, shell] as const, ...others]) await this.cache.get(name, release);
  }

  /** @returns the URL, once it listens */
  private startShell(live: LiveReleases): Promise<string> {
    const { shop, port } = this.asked;
    const watched = { name: this.name, folder: join(this.folder, 'dist/dev') };
    const task: ShellTask = { type: 'open', cache: this.cacheFolder, shop, port, live, watched };
    return new Promise((resolve, reject) => {
      const shell = new Child([join(import.meta.dirname, `runShell${extname(import.meta.filename)}`)], {
        cwd: this.folder,
        onMessage: (message) => {
          const word = message as ShellWord;
          if (word.type === 'failed') reject(new CommandProblem(word.message));
          if (word.type === 'listening') resolve(word.url);
        },
        onLine: (line) => console.log(readableLine(line)),
      });
      shell.onLoss = (why) => {
        const lost = new CommandProblem(`The shell process exited (${why}): see above.`);
        reject(lost);
        this.fail(lost);
      };
      shell.send(task);
      if (this.lastReport) shell.send(this.lastReport);
      this.shell = shell;
      this.running = live;
    });
  }

  /** Another shell takes the place of the one that runs; other remotes come to it. */
  private async take(live: LiveReleases): Promise<void> {
    await this.fetch(live);
    if (this.ending.signal.aborted) return;
    const before = this.running;
    if (before?.shell !== live.shell || JSON.stringify(before.site) !== JSON.stringify(live.site)) {
      await this.shell?.end();
      if (!this.ending.signal.aborted) await this.startShell(live);
    } else {
      this.shell?.send({ type: 'follow', remotes: live.remotes });
      this.running = live;
    }
    for (const line of changesOf(before, live)) console.log(`${this.asked.shop}: ${line}`);
  }
}

/** `cart is 0123456789abcdef now`, for each that is another one. */
function changesOf(before: LiveReleases | undefined, { shell, remotes }: LiveReleases): string[] {
  const [old, now] = [
    { ...before?.remotes, shell: before?.shell },
    { ...remotes, shell },
  ] as Record<string, string>[];
  const names = [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])];
  return names
    .filter((name) => old?.[name] !== now?.[name])
    .map((name) => (now?.[name] ? `${name} is ${now[name]} now` : `${name} is not live anymore`));
}

/** Before anything is fetched or built. @throws CommandProblem that names the fix */
async function checkPort(port: number): Promise<void> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EADDRINUSE' ? 'is taken by another program' : `is not available (${code})`;
    throw new CommandProblem(`Port ${port} ${why}: stop it, or choose another one with --port ${port + 1}.`);
  }
  server.close();
  await once(server, 'close');
}
