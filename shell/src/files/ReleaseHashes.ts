import { HASHES_FILE, type FileLoading } from '@paw/contract/fileLoading.ts';
import { type LiveRelease, releaseUrl } from '@paw/contract/releaseSet.ts';
import { POLICIES } from './policyNames.ts';
import { trustedPolicy } from './trustedPolicy.ts';

/** A file of a verified release, by its URL. */
interface ReleaseFile {
  /** `/hashes.json` of its release, under the same fresh path. */
  list: string;
  /** Hash of that list. */
  hashes: string;
  /** Remote, or `shell`. */
  name: string;
  /** `catalog/browser/page-home.js` */
  key: string;
}

/**
 * The hashes of the files of a page's releases. Those of the page's own files are in its HTML; the others are in a list for
 * each release, which is fetched when the first of them is needed, and must have the hash that the page names.
 */
export class ReleaseHashes implements FileLoading {
  readonly #releases: Readonly<Record<string, Pick<LiveRelease, 'release' | 'hashes'>>>;
  /** Key → value of `integrity`. */
  readonly #known = new Map<string, string>();
  /** URL → when it is read. A try after a failure has another URL. */
  readonly #lists = new Map<string, Promise<void>>();
  /** A script's URL comes from nowhere else. */
  readonly #scriptUrl = trustedPolicy(POLICIES.files, 'createScriptURL', (url) => {
    const key = this.#find(url)?.key;
    if (key?.endsWith('.js') && this.#known.has(key)) return url;
    throw new TypeError(`${url} is no script of this page`);
  });

  /** @param releases remote, or `shell` → its release; one without `hashes` opens its files without them */
  constructor(releases: Readonly<Record<string, Pick<LiveRelease, 'release' | 'hashes'>>>, head: ParentNode) {
    this.#releases = releases;
    for (const element of head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('[integrity]')) {
      const file = this.#find('src' in element ? element.src : element.href);
      if (file) this.#known.set(file.key, element.getAttribute('integrity') ?? '');
    }
  }

  ready = (url: string): Promise<unknown> | undefined => {
    const file = this.#find(url);
    if (!file || this.#known.has(file.key)) return undefined;
    const reading = this.#lists.get(file.list) ?? this.#read(file);
    this.#lists.set(file.list, reading);
    return reading;
  };

  open = (element: HTMLScriptElement | HTMLLinkElement, url: string): void => {
    const file = this.#find(url);
    if (file) {
      const hash = this.#known.get(file.key);
      if (!hash) throw new TypeError(`${url} has no hash`);
      element.integrity = hash;
      // Browsers with an Integrity-Policy refuse a request that does not ask for it.
      element.crossOrigin = 'anonymous';
    }
    // Only verified releases are opened where Trusted Types are enforced.
    if (element instanceof HTMLScriptElement) element.src = file ? this.#scriptUrl(url) : url;
    else element.href = url;
  };

  async #read({ list, hashes: integrity, name }: ReleaseFile): Promise<void> {
    const answer = await fetch(list, { integrity });
    for (const [path, hash] of Object.entries((await answer.json()) as Record<string, string>)) {
      this.#known.set(`${name}/${path}`, `sha384-${hash}`);
    }
  }

  /** Undefined for what is no file of the page's verified releases. */
  #find(url: string): ReleaseFile | undefined {
    const { origin, pathname } = new URL(url, location.href);
    const [, name = '', id, attempt, path] =
      /^\/r\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})(?:~(\d+))?\/(browser\/[\w./-]+)$/.exec(pathname) ?? [];
    const { release, hashes } = this.#releases[name] ?? {};
    if (origin !== location.origin || !id || release !== id || !hashes) return undefined;
    return { list: releaseUrl(name, id, HASHES_FILE, Number(attempt ?? 0)), hashes, name, key: `${name}/${path}` };
  }
}
