/** Releases as a registry receives them: a form with release.json first, then one part for each file. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sampleManifest } from './sampleRelease.ts';

export type UploadPart = [name: string, text: string];

/** The files that a sample manifest of the cart lists, by path. */
const sampleFiles = (digit: string): Record<string, string> => ({
  'browser/remoteEntry.js': `export const remote = 'cart@${digit}';\n`,
  'node/remoteEntry.cjs': `exports.remote = 'cart@${digit}';\n`,
});

/** A whole release of the cart. */
export const sampleParts = (digit: string, manifest: object = sampleManifest('cart', digit)): UploadPart[] => [
  ['release.json', JSON.stringify(manifest)],
  ...Object.entries(sampleFiles(digit)),
];

/** @param path `cart/<release>`, with a query when there is one */
export async function upload(url: string, token: string, path: string, parts: readonly UploadPart[]) {
  const form = new FormData();
  for (const [name, text] of parts) form.append(name, new Blob([text]), 'file');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/v1/releases/${path}`, { method: 'POST', headers, body: form });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

/** Names of what a registry holds of uploads that are not whole yet. @param folder its data folder */
export function listUploads(folder: string): string[] {
  const uploads = join(folder, 'uploads');
  return existsSync(uploads) ? readdirSync(uploads) : [];
}
