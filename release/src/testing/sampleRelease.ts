/** Minimal releases for tests. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import type { LogEntry } from '../store/logEntry.ts';
import { publishRelease } from '../store/publishRelease.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { sha384 } from '../store/releases.ts';
import type { ShellFacts } from '../store/shellFacts.ts';

/** `idOf('a')` is the id `aaaaaaaaaaaaaaaa`. */
export const idOf = (digit: string) => digit.repeat(16);

export const sampleShell: ShellFacts = {
  id: 'shell-1',
  contracts: [1],
  shared: { react: '19.3.1', 'react-toastify/unstyled': '11.2.0', '@paw/shared/router.ts': '7.18.5' },
  table: ['/', '/product/:title', '/viewcart'],
  operations: ['getProduct', 'listPets'],
};

const paths: Record<string, string[]> = { catalog: ['/', '/product/:title'], cart: ['/viewcart'] };

/** A complete manifest; its files are those of {@link sampleFiles}. */
export function sampleManifest(name: string, digit: string, changes: Partial<ReleaseManifest> = {}): ReleaseManifest {
  const files = Object.entries(sampleFiles(name, digit)).map(([path, text]) => ({
    path,
    size: Buffer.byteLength(text),
    sha384: sha384(text),
  }));
  const none = { js: [], css: [] };
  return {
    name,
    release: idOf(digit),
    federationName: `${name}__${idOf(digit)}`,
    contract: 1,
    shared: { react: '^19.3.0' },
    bundled: [],
    operations: [],
    entry: { browser: 'browser/remoteEntry.js', node: 'node/remoteEntry.cjs' },
    routes: (paths[name] ?? [`/${name}`]).map((path) => ({
      name: 'page',
      path,
      example: '/',
      query: [],
      viewQuery: [],
      files: none,
    })),
    slots: [],
    start: none,
    publicPaths: [],
    files,
    ...changes,
  };
}

function sampleFiles(name: string, digit: string): Record<string, string> {
  return {
    'browser/remoteEntry.js': `export const remote = '${name}@${digit}';\n`,
    'node/remoteEntry.cjs': `exports.remote = '${name}@${digit}';\n`,
  };
}

/** Writes the sample release to a folder, as a build does. */
export function writeSample(folder: string, name: string, digit: string, changes?: Partial<ReleaseManifest>): void {
  for (const [path, text] of Object.entries(sampleFiles(name, digit))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  writeFileSync(join(folder, 'release.json'), JSON.stringify(sampleManifest(name, digit, changes)));
}

/** Writes and publishes a sample release; each call publishes one minute later than the one before. */
export async function publishSample(
  store: ReleaseStore,
  name: string,
  digit: string,
  changes?: Partial<ReleaseManifest>,
): Promise<ReleaseManifest> {
  const folder = temporaryFolder();
  writeSample(folder, name, digit, changes);
  const at = new Date(Date.UTC(2026, 0, 1) + minutes++ * 60_000).toISOString();
  return (await publishRelease(store, folder, { by: 'ana', at })).manifest;
}

let minutes = 0;

/** `sampleLog({ changes: { cart: idOf('a') } }, …)`: numbered, one minute apart, and activations by default. */
export function sampleLog(...entries: Partial<LogEntry>[]): LogEntry[] {
  return entries.map((entry, index) => ({
    n: index + 1,
    at: `2026-01-01T00:${String(index).padStart(2, '0')}:00.000Z`,
    by: 'ana',
    action: 'activate',
    ...entry,
  }));
}

const folders: string[] = [];

/** {@link removeTemporaryFolders} removes it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'paw-release-'));
  folders.push(folder);
  return folder;
}

export function removeTemporaryFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
