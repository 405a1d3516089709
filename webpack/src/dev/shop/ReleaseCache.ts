import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ReleaseManifest, releaseManifestSchema } from '@paw/contract/releaseManifest.ts';
import { type ReadyRelease, sharedFileUrl } from '@paw/contract/sharedReleases.ts';
import { CommandProblem } from './CommandProblem.ts';

/** Files that are fetched at once. */
const AT_ONCE = 8;
const LIMIT = 30_000;

/**
 * Releases of a running shop, in a folder by their ids. Each file was compared with its hash in release.json when it came,
 * and is compared again when it is read: this process runs it.
 */
export class ReleaseCache {
  private readonly folder: string;
  private readonly shop: string;
  private readonly opening = new Map<string, Promise<ReadyRelease>>();

  /** @param shop origin */
  constructor(folder: string, shop: string) {
    this.folder = folder;
    this.shop = shop;
  }

  /** Fetches what is not there yet. @throws CommandProblem when the shop lacks it, or sends other bytes than it lists */
  get(name: string, release: string): Promise<ReadyRelease> {
    const key = `${name}/${release}`;
    const found = this.opening.get(key) ?? this.open(name, release);
    this.opening.set(key, found);
    found.catch(() => this.opening.delete(key));
    return found;
  }

  /** Deletes all releases but these: remote → release. */
  async keep(releases: Readonly<Record<string, string>>): Promise<void> {
    for (const name of await namesIn(this.folder)) {
      const others = (await namesIn(join(this.folder, name))).filter((release) => releases[name] !== release);
      for (const release of others) await rm(join(this.folder, name, release), { recursive: true, force: true });
    }
  }

  private async open(name: string, release: string): Promise<ReadyRelease> {
    const kept = await this.readKept(name, release);
    if (kept && (await isWhole(kept))) return kept;
    const text = String(await this.fetchFile(name, release, 'release.json'));
    const ready = this.readyFrom(text, name, release);
    if (!ready) throw new CommandProblem(`What ${this.shop} sent as release.json of ${name}@${release} is none.`);
    await this.fetchFiles(ready, text);
    return ready;
  }

  private async readKept(name: string, release: string): Promise<ReadyRelease | undefined> {
    const text = await readFile(join(this.folder, name, release, 'release.json'), 'utf8').catch(() => '');
    return this.readyFrom(text, name, release);
  }

  /** Undefined when the text is not this release's release.json, or has a path that leads out of its folder. */
  private readyFrom(text: string, name: string, release: string): ReadyRelease | undefined {
    const manifest = parseManifest(text);
    if (manifest?.name !== name || manifest.release !== release) return undefined;
    const place = join(this.folder, name, release);
    const paths = new Set(fetchedPaths(manifest));
    return {
      manifest,
      read: async (path) => (paths.has(path) ? readListed(place, manifest, path) : undefined),
    };
  }

  /** All of them, then release.json: with it the release counts as fetched. */
  private async fetchFiles({ manifest }: ReadyRelease, text: string): Promise<void> {
    const { name, release } = manifest;
    const place = join(this.folder, name, release);
    const left = fetchedPaths(manifest);
    const fetchSome = async () => {
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        const bytes = await this.fetchFile(name, release, path);
        if (!isRight(manifest, path, bytes)) {
          throw new CommandProblem(
            `${this.shop} sent ${path} of ${name}@${release} with other bytes than its release.json lists: it is not used.`,
          );
        }
        await writeWhole(join(place, path), bytes);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
    await writeWhole(join(place, 'release.json'), text);
  }

  private async fetchFile(name: string, release: string, path: string): Promise<Buffer> {
    const url = this.shop + sharedFileUrl(name, release, path);
    const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT), redirect: 'error' });
    if (response.ok) return Buffer.from(await response.arrayBuffer());
    await response.body?.cancel();
    throw new CommandProblem(`${this.shop} does not have ${path} of ${name}@${release} (${response.status}).`);
  }
}

/** Without what is compressed for a network, and without source maps. */
const fetchedPaths = ({ files }: ReleaseManifest) =>
  files.map(({ path }) => path).filter((path) => !/\.(br|gz|map)$/.test(path));

function parseManifest(text: string): ReleaseManifest | undefined {
  try {
    const manifest = releaseManifestSchema.parse(JSON.parse(text));
    const isSafe = (path: string) => /^[\w.][\w./~@+=,-]*$/.test(path) && !path.split('/').includes('..');
    return manifest.files.every(({ path }) => isSafe(path)) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

const isRight = (manifest: ReleaseManifest, path: string, bytes: Uint8Array) =>
  manifest.files.find((file) => file.path === path)?.sha384 === createHash('sha384').update(bytes).digest('base64');

async function readListed(place: string, manifest: ReleaseManifest, path: string): Promise<Buffer> {
  const bytes = await readFile(join(place, path));
  if (isRight(manifest, path, bytes)) return bytes;
  throw new CommandProblem(`${join(place, path)} is damaged: delete ${place}, and run this again.`);
}

async function isWhole({ manifest, read }: ReadyRelease): Promise<boolean> {
  try {
    await Promise.all(fetchedPaths(manifest).map(read));
    return true;
  } catch {
    return false;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/** Under another name first: two commands may fetch the same file. */
async function writeWhole(path: string, bytes: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.new`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
}
