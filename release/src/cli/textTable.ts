import { plainLine } from '../store/plainText.ts';
import type { LogEntry } from '../store/logEntry.ts';

/** Columns as wide as their widest cell, two spaces between them. */
export function textTable(texts: readonly (readonly string[])[]): string {
  const rows = texts.map((row) => row.map(plainLine));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** `2026-11-21 09:17:03Z` */
export function shortTime(iso: string): string {
  return iso.replace('T', ' ').replace(/\.\d+Z$/, 'Z');
}

/** Anyone who can write to the store may pass any name with --by: such a name is marked wherever it is shown. */
const unverified = (by: string) => `${by} (unverified)`;

/** Who published a release: the names of the keys that vouch for it, else the name that somebody has claimed. */
export const publisher = (by: string, signedBy: readonly string[]) =>
  signedBy.length ? `${signedBy.join(', ')} (key)` : unverified(by);

/** The writer of an entry, with what proved who it was. */
export function attributed({ by, auth }: Pick<LogEntry, 'by' | 'auth'>): string {
  if (!auth || auth.kind === 'store') return unverified(by);
  return `${by} (${auth.kind === 'oidc' ? 'signed in' : auth.kind})`;
}

/** Ten characters of a Git revision, with `+changes` if it has that. */
export const shortRevision = (revision: string | undefined) => revision?.replace(/^(.{10})[0-9a-f]*/, '$1') ?? '-';
