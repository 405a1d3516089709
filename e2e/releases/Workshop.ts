/** A copy of this repository in a folder of its own, in which a test plays a team that changes its remote. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { checkout } from '../world/shopProcess.ts';
import type { World } from '../world/world.ts';
import { copyRelease } from './copyRelease.ts';
import { sharedFacts } from '../world/sharedFacts.ts';

/** Path in the repository → its new text, or what becomes of the old one. */
export type Changes = Record<string, string | ((text: string) => string)>;

const made = ['node_modules', 'dist', 'coverage', '.mf', '.data', '.git'];

export class Workshop {
  readonly root = mkdtempSync(join(tmpdir(), 'paw-workshop-'));

  /** Of all workers. */
  readonly #builds: string;

  /**
   * `remotes` = the folders of remotes that are there; all when not given. `sources` = where everything but npm's packages
   * is copied from; this repository when not given.
   */
  constructor(remotes?: readonly string[], sources = checkout) {
    this.#builds = join(sharedFacts().dataFolder || this.root, 'test-releases');
    const names = readdirSync(sources).filter(
      (name) =>
        ['shared', 'webpack', 'release', 'shell', 'tools'].includes(name) || /^(remote-|package|tsconfig)/.test(name),
    );
    for (const name of names.filter((one) => !one.startsWith('remote-') || !remotes || remotes.includes(one))) {
      cpSync(join(sources, name), join(this.root, name), {
        recursive: true,
        filter: (path) => !made.includes(basename(path)),
      });
    }
    linkFolder(join(checkout, 'node_modules'), join(this.root, 'node_modules'));
  }

  path(name: string): string {
    return join(this.root, name);
  }

  read(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }

  /**
   * Builds the remote with these changes, once in a run of the tests, and puts it into the shop's store. The sources
   * are as before afterward. Without changes it is always built.
   */
  async publish(shop: World, remote: string, changes: Changes = {}): Promise<string> {
    const texts = this.#apply(changes);
    const folder = this.path(`remote-${remote}`);
    if (!texts.size) return publishFrom(shop, remote, folder);
    const kept = this.#placeOf(remote, texts);
    if (existsSync(kept)) return publishFrom(shop, remote, kept, '--no-build');
    const undo = this.#write(texts);
    try {
      const release = await publishFrom(shop, remote, folder);
      keep(join(folder, 'dist/release'), kept);
      return release;
    } finally {
      undo();
    }
  }

  /**
   * As `publish`, under an id that is another for each number: it is built once, and copied from then on, for tests that
   * need several releases with any content.
   */
  async publishCopy(shop: World, remote: string, changes: Changes, number: number): Promise<string> {
    const built = this.#placeOf(remote, this.#apply(changes));
    if (!existsSync(built)) await this.publish(shop, remote, changes);
    const { release } = JSON.parse(readFileSync(join(built, 'dist/release/release.json'), 'utf8')) as {
      release: string;
    };
    const id = createHash('sha256').update(`${release} ${number}`).digest('hex').slice(0, release.length);
    const copy = join(this.root, `copies/${id}`);
    if (!existsSync(copy)) copyRelease(join(built, 'dist/release'), join(copy, 'dist/release'), id);
    return publishFrom(shop, remote, copy, '--no-build');
  }

  /** Makes these changes and leaves them, for commands of the test's own. @returns what undoes them */
  change(changes: Changes): () => void {
    return this.#write(this.#apply(changes));
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Where a build with these changes is kept. */
  #placeOf(remote: string, texts: Map<string, string>): string {
    const hash = createHash('sha256').update(JSON.stringify([...texts]));
    return join(this.#builds, hash.digest('hex').slice(0, 16), `remote-${remote}`);
  }

  #apply(changes: Changes): Map<string, string> {
    return new Map(
      Object.entries(changes).map(([name, change]) => {
        const text = existsSync(this.path(name)) ? this.read(name) : undefined;
        if (typeof change === 'function' && text === undefined) throw outdated(`${name} is no longer there`);
        const next = typeof change === 'function' ? change(text ?? '') : change;
        if (next === text) throw outdated(`${name} would not change`);
        return [name, next];
      }),
    );
  }

  #write(texts: Map<string, string>): () => void {
    const before = [...texts.keys()].map(
      (name) => [name, existsSync(this.path(name)) ? this.read(name) : undefined] as const,
    );
    for (const [name, text] of texts) {
      mkdirSync(dirname(this.path(name)), { recursive: true });
      writeFileSync(this.path(name), text);
    }
    return () => {
      for (const [name, text] of before) {
        if (text === undefined) rmSync(this.path(name));
        else writeFileSync(this.path(name), text);
      }
    };
  }
}

async function publishFrom(shop: World, remote: string, folder: string, ...more: string[]): Promise<string> {
  const { code, stdout, stderr } = await shop.release('publish', remote, '--from', folder, '--json', ...more);
  if (code !== 0) throw new Error(`The test release of ${remote} was not published:\n${stderr}`);
  return (JSON.parse(stdout) as { release: string }).release;
}

/** The other worker may be keeping the same build at this moment: the first one wins. */
function keep(release: string, kept: string): void {
  const unfinished = `${dirname(kept)}.${process.pid}`;
  cpSync(release, join(unfinished, basename(kept), 'dist/release'), { recursive: true });
  try {
    renameSync(unfinished, dirname(kept));
  } catch {
    rmSync(unfinished, { recursive: true });
  }
}

function outdated(what: string): Error {
  return new Error(`${what}: adapt the test release.`);
}

/** Hard links where the disk allows it, for they take no time; links to workspaces stay relative, so they point into the copy. */
function linkFolder(from: string, to: string): void {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
  rmSync(join(to, '.cache'), { recursive: true, force: true });
}

/** The text with `old` in it once, changed. */
export function replaceOnce(old: string, next: string): (text: string) => string {
  return (text) => {
    if (text.split(old).length !== 2) throw outdated(`"${old}" is no longer there once`);
    return text.replace(old, () => next);
  };
}
