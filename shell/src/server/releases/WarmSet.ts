import type { LiveRelease, ReleaseSet } from '@paw/shared/contract/releaseSet.ts';
import type { ReleaseManifest } from '@paw/shared/contract/releaseManifest.ts';
import type { RendererData } from '../../renderer/rendererMessages.ts';
import { Renderer } from '../page/Renderer.ts';
import { RendererPool } from '../page/RendererPool.ts';
import type { HeldShellBuild } from '../ShellBuild.ts';
import type { HeldRelease, ReleaseLibrary } from './ReleaseLibrary.ts';

/** A release set that can answer. */
export interface WarmSet {
  set: ReleaseSet;
  manifests: Record<string, ReleaseManifest>;
  pool: RendererPool;
}

export interface SetHost {
  library: ReleaseLibrary;
  build: HeldShellBuild;
  rendering: Pick<RendererData, 'site' | 'apiUrl' | 'deadline'>;
  report: (event: string) => void;
}

/** Loads a set: verified bytes of every remote into a renderer of its own. @throws Error in words when it cannot. */
export async function warmSet(host: SetHost, id: string, live: Readonly<Record<string, string>>): Promise<WarmSet> {
  const held = await Promise.all(
    Object.entries(live).map(async ([name, release]) => [name, await host.library.get(name, release)] as const),
  );
  const releases = Object.fromEntries(
    await Promise.all(held.map(async ([name, release]) => [name, await nodeFiles(release)] as const)),
  );
  const set: ReleaseSet = {
    id,
    remotes: Object.fromEntries(held.map(([name, { manifest }]) => [name, describe(manifest)])),
  };
  const data: RendererData = { ...host.rendering, set, releases, shared: host.build.shared };
  const code = String(host.build.read('node/renderer.cjs'));
  const pool = new RendererPool(() => Renderer.start(code, data), host.report);
  await pool.warm();
  return { set, manifests: Object.fromEntries(held.map(([name, { manifest }]) => [name, manifest])), pool };
}

function describe(manifest: ReleaseManifest): LiveRelease {
  const { release, federationName, entry, slots, start } = manifest;
  const routes = manifest.routes.map(({ example: _, ...route }) => route);
  return { release, federationName, entry: entry.browser, routes, slots, start };
}

async function nodeFiles({ manifest, read }: HeldRelease): Promise<RendererData['releases'][string]> {
  const folder = manifest.entry.node.replace(/[^/]*$/, '');
  const paths = manifest.files.map(({ path }) => path).filter((path) => path.startsWith(folder));
  const files = await Promise.all(paths.map(async (path) => [path, new Uint8Array((await read(path)) ?? [])] as const));
  return { entry: manifest.entry.node, files: new Map(files) };
}
