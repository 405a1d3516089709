import { z } from 'zod';

const remote = z.string().regex(/^[a-z][a-z0-9-]*$/);
const release = z.string().regex(/^[0-9a-f]{16}$/);

/** What activation must know of the shell. Written by a shell server at its start when it changed; the newest counts. */
const shellFactsSchema = z.object({
  /** Which build of the shell. */
  id: z.string(),
  /** Contract numbers that it speaks. */
  contracts: z.array(z.number().int()),
  /** Shared key (`react-toastify/unstyled`) or package → version that the shell brings. */
  shared: z.record(z.string(), z.string()),
  /** Route paths of the specification: a set that loses one is refused. */
  table: z.array(z.string()),
  /** operationIds of the live api, as the shell last saw them. */
  operations: z.array(z.string()).optional(),
});

export const logEntrySchema = z.object({
  n: z.number().int().positive(),
  /** ISO, UTC. */
  at: z.string(),
  by: z.string(),
  /** `refuse` is a shell's own entry: it tried what was activated, and goes back to what was live before. */
  action: z.enum(['activate', 'rollback', 'deactivate', 'refuse', 'shell']),
  /** Remote, or `shell` for the shell itself → the release that is live from here on; null = none is. */
  changes: z.record(remote, release.nullable()).optional(),
  /** Remote → the release that this entry leaves: not activatable again without force and a reason. */
  abandoned: z.record(remote, release).optional(),
  /**
   * Of these, the releases whose files are no longer served, and that open tabs leave at once. A rollback without
   * `changes` only recalls what was left before.
   */
  recalled: z.record(remote, release).optional(),
  reason: z.string().optional(),
  force: z.boolean().optional(),
  shell: shellFactsSchema.optional(),
});

export type LogEntry = z.infer<typeof logEntrySchema>;
/** An entry before the log gave it its number. */
export type EntryDraft = Omit<LogEntry, 'n'>;
export type ShellFacts = z.infer<typeof shellFactsSchema>;

/** `ana activated cart@…, catalog@…`, without time and number. */
export function describeEntry(entry: EntryDraft): string {
  const changes = Object.entries(entry.changes ?? {}).map(([name, id]) => (id ? `${name}@${id}` : `no ${name}`));
  const left = Object.entries(entry.abandoned ?? {}).map(([name, id]) => `${name}@${id}`);
  const reason = entry.reason ? ` (${entry.reason})` : '';
  if (entry.action === 'shell') return `${entry.by} started shell ${entry.shell?.id ?? 'of an unknown build'}`;
  const leaving = left.length ? `, leaving ${left.join(', ')}` : '';
  const recalling = Object.keys(entry.recalled ?? {}).length ? ' and recalling it' : '';
  if (entry.action === 'rollback' && !changes.length) return `${entry.by} recalled ${left.join(', ')}${reason}`;
  if (entry.action === 'rollback')
    return `${entry.by} rolled back to ${changes.join(', ')}${leaving}${recalling}${reason}`;
  if (entry.action === 'deactivate')
    return `${entry.by} deactivated ${Object.keys(entry.changes ?? {}).join(', ')}${leaving}${reason}`;
  if (entry.action === 'refuse')
    return `${entry.by} refused ${left.join(', ')}, back to ${changes.join(', ')}${reason}`;
  return `${entry.by} activated ${changes.join(', ')}${entry.force ? ' by force' : ''}${reason}`;
}
