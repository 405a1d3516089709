import { SourceMap, type SourceMapPayload } from 'node:module';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import { plainLine } from '../../store/plainText.ts';
import { readManifest, readVerified } from '../../store/releases.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';

/** Of one map, packed and unpacked: a release may have any files. bytes */
const [MOST_PACKED, MOST_UNPACKED] = [2 * 2 ** 20, 16 * 2 ** 20];
/** Where the build kit writes the text of all sources of a release. */
const SOURCES = 'maps/sources.json';
/** Releases of which texts and maps stay in memory. */
const MOST_RELEASES = 2;

const unpack = promisify(brotliDecompress);

interface FoundPlace {
  place: { file: string; line: number; column: number };
  /** The whole source; undefined for a package of others. */
  text: string | undefined;
}

interface OpenMaps {
  /** @param path `browser/page-product.js` @param line from 1, as is the column */
  find: (path: string, line: number, column: number) => Promise<FoundPlace | undefined>;
}

/** The source maps of releases, verified as every file of a release. They are read here and sent to no shopper. */
export class ReleaseMaps {
  readonly #store: ReleaseStore;
  readonly #open = new Map<string, OpenMaps | undefined>();

  constructor(store: ReleaseStore) {
    this.#store = store;
  }

  /** @returns undefined for a release without maps @throws ReleaseProblem for one that is not there, or not trusted */
  async of(remote: string, release: string): Promise<OpenMaps | undefined> {
    const key = `${remote}@${release}`;
    if (this.#open.has(key)) return this.#open.get(key);
    const manifest = await readManifest(this.#store, remote, release);
    const opened = manifest.files.some(({ path }) => path.startsWith('maps/')) ? this.#openMaps(manifest) : undefined;
    this.#open.set(key, opened);
    for (const oldest of this.#open.keys()) if (this.#open.size > MOST_RELEASES) this.#open.delete(oldest);
    return opened;
  }

  #openMaps(manifest: ReleaseManifest): OpenMaps {
    const read = (name: string) => this.#readJson(manifest, name);
    const maps = new Map<string, Promise<SourceMap | undefined>>();
    let sources: Promise<unknown> | undefined;
    const mapOf = async (path: string) => {
      const payload = await read(`maps/${path}.map`);
      return payload === undefined ? undefined : new SourceMap(payload as SourceMapPayload);
    };
    return {
      find: async (path, line, column) => {
        const map = maps.get(path) ?? mapOf(path);
        maps.set(path, map);
        const entry = (await map)?.findEntry(line - 1, column - 1);
        if (!entry || !('originalSource' in entry)) return undefined;
        sources ??= read(SOURCES);
        const file = entry.originalSource;
        const texts = (await sources) as Record<string, string> | undefined;
        const text = texts && Object.hasOwn(texts, file) ? texts[file] : undefined;
        const place = { line: entry.originalLine + 1, column: entry.originalColumn + 1 };
        return { place: { file: plainLine(file).slice(0, 200), ...place }, text };
      },
    };
  }

  /** Undefined for a file that the release does not have. @throws when it is damaged, or larger than a map is */
  async #readJson(manifest: ReleaseManifest, name: string): Promise<unknown> {
    const file = manifest.files.find(({ path }) => path === `${name}.br`);
    if (!file) return undefined;
    if (file.size > MOST_PACKED) throw new Error(`${file.path} is too large.`);
    const packed = await readVerified(this.#store, manifest, file.path);
    return JSON.parse(String(await unpack(packed, { maxOutputLength: MOST_UNPACKED })));
  }
}
