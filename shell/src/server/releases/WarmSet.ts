import type { DocumentQuery, FoundDocument } from '@paw/contract/documents.ts';
import type { LiveRelease, ReleaseSet } from '@paw/contract/releaseSet.ts';
import { type ReleaseManifest, SHELL } from '@paw/contract/releaseManifest.ts';
import type { Log } from '@paw/node/createLog.ts';
import { fileHashes, hashList } from '../../renderer/hashList.ts';
import type { RendererData } from '../../renderer/rendererMessages.ts';
import { pageUrls } from '../rendering/pageUrls.ts';
import { Renderer } from '../rendering/Renderer.ts';
import { RendererPool } from '../rendering/RendererPool.ts';
import type { HeldShellBuild } from '../ShellBuild.ts';
import { leftOutRemotes } from './leftOutRemotes.ts';
import { liveRoute } from './liveRoute.ts';
import { readDocuments, type SetDocuments } from './readDocuments.ts';
import type { HeldRelease } from './ReleaseLibrary.ts';
import { reportRefusals } from './reportRefusals.ts';

/** A release set that is loaded and can render pages. */
export interface WarmSet {
  set: ReleaseSet;
  releases: HeldRelease[];
  pool: RendererPool;
  /** Files by public path. */
  files: SetDocuments['files'];
  findDocuments: (query: DocumentQuery) => FoundDocument[];
  /** All documents of the set. */
  documents: SetDocuments['documents'];
  /** Reduces a URL to what its page depends on: path and declared query names. */
  pageUrlOf: (url: string) => string;
}

export interface SetHost {
  library: { get: (name: string, release: string) => Promise<HeldRelease> };
  build: HeldShellBuild;
  rendering: Pick<RendererData, 'site' | 'apiUrl' | 'deadline'>;
  log: Log;
  /** Called when a renderer of a set dies. */
  onRendererDeath?: (setId: string) => void;
}

interface WarmOptions {
  /** Remotes without a working release: their pages answer that they are unavailable. */
  leftOut?: Readonly<Record<string, string>>;
  /** Of a preview: names of the remotes that are not live. */
  preview?: readonly string[];
  /** Id of the shadow that the set is rendered for. */
  shadow?: string;
  /** Aborting it ends the warm-up and, even once the set is warm, its renderers. */
  signal?: AbortSignal;
}

/** Loads the verified bytes of every remote into a new renderer. @throws Error with a sentence when that fails */
export async function warmSet(
  host: SetHost,
  id: string,
  live: Readonly<Record<string, string>>,
  { leftOut = {}, preview, shadow, signal }: WarmOptions = {},
): Promise<WarmSet> {
  const held = await Promise.all(Object.entries(live).map(([name, release]) => host.library.get(name, release)));
  const code = await Promise.all(
    held.map(async (release) => [release.manifest.name, await nodeFiles(release)] as const),
  );
  const { documents, files: publicFiles, find } = await readDocuments(held);
  const remotes = {
    ...Object.fromEntries(held.map(({ manifest }) => [manifest.name, describe(manifest)])),
    ...(await leftOutRemotes(host.library, leftOut, held)),
  };
  const set: ReleaseSet = { id, remotes };
  const { release, files, shared, verified } = host.build;
  const hashes = Object.fromEntries(held.flatMap(({ manifest }) => verifiedFiles(manifest)));
  if (verified) hashes[SHELL] = fileHashes(files);
  const shell = {
    release,
    main: host.build.host.main,
    files: files.map(({ path }) => ({ path })),
    ...(hashes[SHELL] && { hashes: hashList(hashes[SHELL]).integrity }),
  };
  const data: RendererData = {
    ...host.rendering,
    set,
    ...(preview && { preview }),
    ...(shadow && { shadow }),
    releases: Object.fromEntries(code),
    hashes,
    shared,
    shell,
    documents,
  };
  const renderer = host.build.read('node/renderer.cjs') ?? Buffer.of();
  const onRefused = reportRefusals(host.log, set);
  const pool = new RendererPool(
    (ending) => {
      const either = AbortSignal.any([signal, ending].flatMap((one) => one ?? []));
      return Renderer.start(renderer, data, { signal: either, onRefused });
    },
    (event) => host.log.warn({ set: id }, event),
    () => host.onRendererDeath?.(id),
  );
  const stop = () => void pool.stop(0);
  signal?.addEventListener('abort', stop);
  signal?.throwIfAborted();
  await pool.warm();
  const twice = pool.site.feeds.find(({ path }) => publicFiles.has(path));
  if (twice) {
    stop();
    throw new Error(
      `${twice.remote} has a feed at ${twice.path}, where a release brings a file: give it another path.`,
    );
  }
  const pageUrlOf = pageUrls(Object.values(remotes).flatMap(({ routes }) => routes));
  return {
    set,
    releases: held,
    pool,
    pageUrlOf,
    documents,
    files: publicFiles,
    findDocuments: find,
  };
}

function describe(manifest: ReleaseManifest): LiveRelease {
  const { release, federationName, entry, slots, start } = manifest;
  const routes = manifest.routes.map(liveRoute);
  const [[, hashes] = []] = verifiedFiles(manifest);
  const list = hashes && { hashes: hashList(hashes).integrity };
  return { release, federationName, entry: entry.browser, routes, slots, start, ...list };
}

const verifiedFiles = ({ name, verified, files }: ReleaseManifest) =>
  verified ? [[name, fileHashes(files)] as const] : [];

async function nodeFiles({ manifest, read }: HeldRelease): Promise<RendererData['releases'][string]> {
  const folder = manifest.entry.node.replace(/[^/]*$/, '');
  const paths = manifest.files.map(({ path }) => path).filter((path) => path.startsWith(folder));
  const files = await Promise.all(paths.map(async (path) => [path, (await read(path)) ?? Buffer.of()] as const));
  return { entry: manifest.entry.node, files: new Map(files) };
}
