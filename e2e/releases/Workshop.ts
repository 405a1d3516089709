/** A copy of this repository in its own folder, in which a test changes a remote like its team. */
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

/** Path in the repository → its new text, or a function of the old one. */
export type Changes = Record<string, string | ((text: string) => string)>;

const made = ['node_modules', 'dist', 'coverage', '.mf', '.data', '.git'];

export class Workshop {
  readonly root = mkdtempSync(join(tmpdir(), 'paw-workshop-'));

  /** Shared by all workers. */
  readonly #builds: string;

  /**
   * `remotes` = the remotes to copy; by default all. `sources` = the folder to copy everything but npm's packages from;
   * by default this repository.
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
   * Builds the remote with these changes, once in a test run, and publishes it to the shop's store. The sources are
   * restored. Without changes it is always built.
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
   * Like `publish`, under a different id for each number. It is built once, then copied, for tests that
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

  /** Makes these changes for the test's own commands. @returns restores the sources */
  change(changes: Changes): () => void {
    return this.#write(this.#apply(changes));
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** The folder that caches a build with these changes. */
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

/** Another worker may store the same build at this moment: the first one wins. */
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

/** Uses hard links where possible, because they are fast. Links to workspaces stay relative, so they lead to the copy. */
function linkFolder(from: string, to: string): void {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
  rmSync(join(to, '.cache'), { recursive: true, force: true });
}

/** Replaces `old`, which must occur once. */
export function replaceOnce(old: string, next: string): (text: string) => string {
  return (text) => {
    if (text.split(old).length !== 2) throw outdated(`"${old}" is no longer there once`);
    return text.replace(old, () => next);
  };
}
