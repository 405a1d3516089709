import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './releaseFiles.ts';
import { MAPS } from './SourceMaps.ts';

/** Where the id will be while a release is built: of the same length, so nothing moves when it is put in. */
export const PLACEHOLDER = '0'.repeat(16);

/** The places of an id in what a build writes: `cart__<id>`, `webpackChunkcart_<id>`, `cart@<id>`, `/r/shell/<id>/`. */
const places = new RegExp(`(?<=[_@/])${PLACEHOLDER}(?![0-9A-Za-z])`, 'g');
const texts = /\.(c?js|css|html|json|map|svg|txt|xml)$/;

/**
 * The id of a release is the hash of what it is: of its files in the order of their names, and of what it says of
 * itself. What leaves no trace in them (a comment, a test, a type, an unused export) leaves the id unchanged; it does
 * leave one in source maps, which are therefore not counted.
 * @param folder of the build, before its files are compressed: the tools that compress are no part of a release
 * @param description what `release.json` will say besides the list of files
 * @returns 16 hex digits
 */
export function releaseId(folder: string, description: object): string {
  const hash = createHash('sha256').update(`${JSON.stringify(description)}\0`);
  for (const path of listFiles(folder).filter((one) => !one.startsWith(`${MAPS}/`)))
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(folder, path)))
      .update('\0');
  const id = hash.digest('hex').slice(0, 16);
  // Once in 2^64 builds.
  return id === PLACEHOLDER ? id.replace('0', '1') : id;
}

/** Puts the id in its places in every file below the folder. */
export function putReleaseId(folder: string, id: string): void {
  for (const path of listFiles(folder).filter((one) => texts.test(one))) {
    const text = readFileSync(join(folder, path), 'utf8');
    const named = withReleaseId(text, id);
    if (named !== text) writeFileSync(join(folder, path), named);
  }
}

/** The text with the id in each of its places. */
export function withReleaseId(text: string, id: string): string {
  return text.replace(places, id);
}
