/** Previews of published releases that are not live: begun by one entry of the log, ended by another or by their time. */
import { createHash } from 'node:crypto';
import type { FoldedLog } from './foldLog.ts';
import type { LogEntry } from './logEntry.ts';

/** A preview ends by itself after so long at most, whatever its entry says. ms */
export const LONGEST_PREVIEW = 24 * 3_600_000;

export interface Preview {
  id: string;
  /** sha256 of the secret in its address, hex: the log holds nothing that opens it. */
  hash: string;
  /** Remote → the release that it shows instead of the live one. */
  overrides: Readonly<Record<string, string>>;
  /** ISO, UTC. */
  until: string;
  /** The only host that shows it, as in `shop.example:8443`; any when it is left out. */
  host?: string;
  by: string;
  /** ISO, UTC. */
  at: string;
  reason?: string;
}

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** What an entry begins; undefined for one that says too little to be shown. */
export function readPreview({ action, preview, at, by, reason }: LogEntry): Preview | undefined {
  if (action !== 'preview' || !preview) return undefined;
  const { id, hash = '', overrides = {}, until = '', host } = preview;
  const end = Math.min(Date.parse(until), Date.parse(at) + LONGEST_PREVIEW);
  if (!/^[0-9a-f]{8,64}$/.test(id) || !/^[0-9a-f]{64}$/.test(hash) || !Number.isFinite(end)) return undefined;
  if (!Object.keys(overrides).length) return undefined;
  const optional = { ...(host && { host }), ...(reason && { reason }) };
  return { id, hash, overrides, until: new Date(end).toISOString(), by, at, ...optional };
}

/** Previews that are neither ended nor over, the oldest first. A recalled release is shown to nobody, so its preview is over. */
export function listOpenPreviews({ previews, recalled }: FoldedLog, now: number): Preview[] {
  const isRecalled = ([remote, release]: [string, string]) => recalled[remote]?.includes(release) === true;
  return Object.values(previews)
    .filter(({ until, overrides }) => Date.parse(until) > now && !Object.entries(overrides).some(isRecalled))
    .toSorted((a, b) => a.at.localeCompare(b.at));
}
