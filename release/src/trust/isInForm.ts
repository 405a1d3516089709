import type { LogEntry } from '../store/logEntry.ts';
import { findOpenCanaryById } from '../store/canaries.ts';
import type { FoldedLog } from '../store/foldLog.ts';

/** Only these actions may bring changes: the fold takes changes in whatever the action is called. */
const moves = new Set(['activate', 'rollback', 'deactivate', 'refuse']);

/** What an entry may say of a canary. Where its release goes live, the id alone. */
const canaryFields: Record<string, readonly string[]> = {
  canary: ['id', 'releases', 'steps', 'hold'],
  'step-canary': ['id', 'step'],
  'end-canary': ['id', 'abandon'],
  activate: ['id'],
};

const shadowFields: Record<string, readonly string[]> = {
  shadow: ['id', 'overrides', 'until'],
  'end-shadow': ['id'],
};

/** Whether an entry has only what entries of its action have. One that is not in form has no authority at all. */
export function isInForm(entry: LogEntry, before: FoldedLog): boolean {
  const { action, changes, abandoned, recalled, shell, preview, canary, shadow } = entry;
  if (shell && action !== 'shell') return false;
  if (preview && action !== 'preview' && action !== 'end-preview') return false;
  if (!hasOnly(canary, canaryFields, action) || !hasOnly(shadow, shadowFields, action)) return false;
  if (canary && action === 'activate' && !isPromotion(entry, before)) return false;
  if (!isEvidenceOfItsSet(entry)) return false;
  return moves.has(action) || !(changes ?? abandoned ?? recalled);
}

function hasOnly(part: object | undefined, fields: Record<string, readonly string[]>, action: string): boolean {
  const known = Object.hasOwn(fields, action) ? fields[action] : undefined;
  return !part || (known !== undefined && Object.keys(part).every((field) => known.includes(field)));
}

/** An activation names a canary only when it makes the canary's own release live. */
function isPromotion({ canary, changes = {} }: LogEntry, before: FoldedLog): boolean {
  const open = canary && findOpenCanaryById(before, canary.id);
  return open !== undefined && Object.hasOwn(changes, open.remote) && changes[open.remote] === open.release;
}

/** Evidence is of the set that the entry leads to, or it is none. */
function isEvidenceOfItsSet({ action, changes = {}, evidence, set }: LogEntry): boolean {
  if (!evidence) return true;
  return moves.has(action) && action !== 'refuse' && Object.keys(changes).length > 0 && evidence.set === set;
}
