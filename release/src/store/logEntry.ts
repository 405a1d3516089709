import { z } from 'zod';
import type { Canary } from './canaries.ts';
import { plainLine } from './plainText.ts';
import { shellFactsSchema } from './shellFacts.ts';

/** A name that every object has of its own would be taken for a remote that is there. */
const remote = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/)
  .refine((name) => !(name in {}));
const release = z.string().regex(/^[0-9a-f]{16}$/);

/** What this version knows. Newer ones may have more, which change nothing that is live. */
const actions = [
  'activate',
  'rollback',
  'deactivate',
  'refuse',
  'shell',
  // From here on entries are signed under another root.
  'trust',
  'freeze',
  'unfreeze',
  'preview',
  'end-preview',
  'canary',
  'step-canary',
  'end-canary',
  'shadow',
  'end-shadow',
] as const;

export type LogAction = (typeof actions)[number] | (string & {});

/** What begins something that a later entry ends: a random name. */
const name = z.string().regex(/^[0-9a-f]{8,64}$/);

export const evidenceItemSchema = z.object({
  kind: z.enum(['smoke', 'browser', 'shadow', 'canary']),
  /** ISO, UTC. */
  at: z.string(),
  /** A sentence for people. */
  text: z.string(),
  /** For programs: visitors, hurt, pages, differences, … */
  numbers: z.record(z.string(), z.number()).optional(),
});

/** What was shown of a release set before it went live. */
const evidenceSchema = z.object({
  /** The set that it was shown of: evidence of another set is not taken over. */
  set: z.string(),
  items: z.array(evidenceItemSchema).max(20),
});

export type Evidence = z.infer<typeof evidenceSchema>;

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const entrySchema = z.object({
  n: z.number().int().positive(),
  /** The log that it belongs to. Entries from before version 1.2 lack it, `prev` and `set`. */
  env: z.string().optional(),
  /** sha256 of the object of the entry before, as it is in the store; zeros for entry 1. */
  prev: hash.optional(),
  /** Id of the release set after this entry. */
  set: z.string().optional(),
  /** Version of the root under which it is signed. */
  root: z.number().int().positive().optional(),
  /** Who was let in to write it, and by what: `by` is a claim. */
  auth: z
    .object({ kind: z.enum(['key', 'token', 'oidc', 'link', 'store']), id: z.string(), role: z.string().optional() })
    .optional(),
  /** ISO, UTC. */
  at: z.string(),
  by: z.string(),
  /** `refuse` is written by a shell that tried an activation and rolled it back. `shell` only records a shell's facts. */
  action: z.custom<LogAction>((value) => /^[a-z][a-z-]{0,39}$/.test(String(value))),
  /** Remote, or `shell` for the shell itself → the release that becomes live; null = none. */
  changes: z.record(remote, release.nullable()).optional(),
  /** Remote → the release that this entry abandons: activating it again needs force and a reason. */
  abandoned: z.record(remote, release).optional(),
  /**
   * Those of the abandoned releases whose files are no longer served and that open tabs leave at once. A rollback
   * without `changes` only recalls releases that were replaced before, or abandons one whose canary was stopped before.
   */
  recalled: z.record(remote, release).optional(),
  reason: z.string().optional(),
  force: z.boolean().optional(),
  shell: shellFactsSchema.optional(),
  /** Of a freeze: ISO, UTC. */
  until: z.string().optional(),
  /** Of a preview: which releases it shows instead of the live ones. Its end names the id alone. */
  preview: z
    .object({
      id: z.string(),
      hash: z.string().optional(),
      overrides: z.record(remote, release).optional(),
      until: z.string().optional(),
      host: z.string().optional(),
    })
    .optional(),
  /** Of a canary: all of it where it begins, the id and what changes in later entries; the id alone where it goes live. */
  canary: z
    .object({
      id: name,
      releases: z.record(remote, release).optional(),
      /** Percent of all visitors, rising. */
      steps: z.array(z.number()).max(20).optional(),
      /** How long each step is held at least. ms */
      hold: z.number().nonnegative().optional(),
      /** Index into `steps`. */
      step: z.number().int().nonnegative().optional(),
      /** Of its end: the release is abandoned, as by a rollback. */
      abandon: z.boolean().optional(),
    })
    .optional(),
  shadow: z
    .object({ id: name, overrides: z.record(remote, release).optional(), until: z.string().optional() })
    .optional(),
  evidence: evidenceSchema.optional(),
});

/** An action that this version does not know may tell something, but change nothing. */
export const logEntrySchema = entrySchema.refine(
  ({ action, changes, abandoned, recalled }) => isKnown(action) || !(changes ?? abandoned ?? recalled),
);

const isKnown = (action: string) => (actions as readonly string[]).includes(action);

export type LogEntry = z.infer<typeof logEntrySchema>;
/** An entry before the log gave it its number and its place. */
export type EntryDraft = Omit<LogEntry, 'n' | 'env' | 'prev' | 'set' | 'root'>;

/**
 * `ana activated cart@…, catalog@…`; without time and number.
 * @param canaries of the log: later entries name theirs only by its id
 */
export function describeEntry(entry: EntryDraft, canaries: Readonly<Record<string, Canary>> = {}): string {
  // Anyone who can write to the store chose the names and reasons.
  return plainLine(sentenceOf(entry, canaries));
}

function sentenceOf(entry: EntryDraft, canaries: Readonly<Record<string, Canary>>): string {
  const changes = Object.entries(entry.changes ?? {}).map(([name, id]) => (id ? `${name}@${id}` : `no ${name}`));
  const left = Object.entries(entry.abandoned ?? {}).map(([name, id]) => `${name}@${id}`);
  const reason = entry.reason ? ` (${entry.reason})` : '';
  if (entry.action === 'shell')
    return `${entry.by} started with ${entry.shell ? `build ${entry.shell.id}` : 'an unknown build'}`;
  const leaving = left.length ? `, leaving ${left.join(', ')}` : '';
  const recalling = Object.keys(entry.recalled ?? {}).length ? ' and recalling it' : '';
  if (entry.action === 'rollback' && !changes.length)
    return `${entry.by} ${recalling ? 'recalled' : 'abandoned'} ${left.join(', ')}${reason}`;
  if (entry.action === 'rollback')
    return `${entry.by} rolled back to ${changes.join(', ')}${leaving}${recalling}${reason}`;
  if (entry.action === 'deactivate')
    return `${entry.by} deactivated ${Object.keys(entry.changes ?? {}).join(', ')}${leaving}${reason}`;
  if (entry.action === 'refuse')
    return `${entry.by} refused ${left.join(', ')}, back to ${changes.join(', ')}${reason}`;
  if (entry.action === 'trust') return `${entry.by} changed the keys${reason}`;
  if (entry.action === 'freeze') return `${entry.by} froze it${entry.until ? ` until ${entry.until}` : ''}${reason}`;
  if (entry.action === 'unfreeze') return `${entry.by} ended the freeze${reason}`;
  if (entry.action === 'preview') {
    const shown = Object.entries(entry.preview?.overrides ?? {}).map(([name, id]) => `${name}@${id}`);
    return `${entry.by} began the preview ${entry.preview?.id ?? ''} of ${shown.join(', ') || 'nothing'}${reason}`;
  }
  if (entry.action === 'end-preview') return `${entry.by} ended the preview ${entry.preview?.id ?? ''}${reason}`;
  if (entry.action === 'canary') {
    const shown = Object.entries(entry.canary?.releases ?? {}).map(([remote, id]) => `${remote}@${id}`);
    const steps = entry.canary?.steps?.map((share) => `${share} %`).join(', ') ?? '';
    return `${entry.by} began the canary ${entry.canary?.id ?? ''} of ${shown.join(', ') || 'nothing'} (${steps})${reason}`;
  }
  const canary = entry.canary && Object.hasOwn(canaries, entry.canary.id) ? canaries[entry.canary.id] : undefined;
  const ofCanary = canary ? `of ${canary.remote}@${canary.release}` : (entry.canary?.id ?? '');
  if (entry.action === 'step-canary') {
    const share = canary?.steps[entry.canary?.step ?? -1];
    const goal = share === undefined ? `step ${(entry.canary?.step ?? 0) + 1}` : `${share} %`;
    return `${entry.by} moved the canary ${ofCanary} to ${goal}${reason}`;
  }
  if (entry.action === 'end-canary') {
    return `${entry.by} stopped the canary ${ofCanary}${entry.canary?.abandon ? ', abandoning it' : ''}${reason}`;
  }
  if (entry.action === 'shadow') {
    const shown = Object.entries(entry.shadow?.overrides ?? {}).map(([remote, id]) => `${remote}@${id}`);
    return `${entry.by} began the shadow ${entry.shadow?.id ?? ''} of ${shown.join(', ') || 'nothing'}${reason}`;
  }
  if (entry.action === 'end-shadow') return `${entry.by} ended the shadow ${entry.shadow?.id ?? ''}${reason}`;
  if (!isKnown(entry.action)) return `${entry.by} wrote "${entry.action}", which this version does not know${reason}`;
  const promoted = entry.canary ? ' after its canary' : '';
  return `${entry.by} activated ${changes.join(', ')}${promoted}${entry.force ? ' by force' : ''}${reason}`;
}
