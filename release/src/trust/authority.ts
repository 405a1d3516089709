/** Whose signatures an entry of the log needs: pure. */
import type { LogEntry } from '../store/logEntry.ts';
import { findOpenCanaryById, isStepBack } from '../store/canaries.ts';
import { findAbandoned, findRollbackTarget, type FoldedLog } from '../store/foldLog.ts';
import { isInForm } from './isInForm.ts';
import type { Role, Root } from './root.ts';

/** So many of these keys have to sign. `what` for messages: `activate cart in production`. */
export interface Requirement {
  role: Role;
  what: string;
}

/** Any one of these lists is enough; every requirement of a list has to be met. Empty = no one may write it. */
export type Requirements = Requirement[][];

/** No one has a role that the root does not give. */
const NOBODY: Role = { keys: [], threshold: 1 };

/**
 * @param before what the log amounts to without this entry. A rollback is cheap because it can only go to what was live
 *   before and was not abandoned: to anywhere else, it counts as an activation.
 */
export function requirementsOf({ roles }: Root, env: string, entry: LogEntry, before: FoldedLog): Requirements {
  const remotes = remotesOf(entry, before);
  const forward = () => [each(roles.forward, 'change', env, remotes)];
  const back = () => each(roles.back, 'roll back', env, remotes);
  const guard = [{ role: roles.guard, what: `roll back in ${env} as a guard` }];
  const shell = [{ role: roles.shell, what: `write as a shell of ${env}` }];
  if (!isInForm(entry, before)) return [];
  switch (entry.action) {
    case 'activate':
    case 'deactivate':
    case 'unfreeze':
    case 'preview':
    case 'canary':
    case 'shadow':
      return forward();
    case 'rollback':
      if (!goesBack(entry, before)) return forward();
      return isPlainUndo(entry) ? [back(), guard] : [back()];
    case 'freeze':
    case 'end-preview':
      return [back()];
    case 'step-canary':
      return authorityOfStep(entry, before, { forward, back: () => [back()] });
    case 'end-canary':
      return remotes.length ? [back(), guard] : [];
    case 'end-shadow':
      return remotes.length ? [back()] : [];
    case 'shell':
      return [shell];
    case 'refuse':
      return isRefusal(entry, before) ? [shell, back()] : [];
    default:
      // A rotated root, and what newer versions write.
      return [[{ role: anyOf(roles, env), what: `write to the log of ${env}` }]];
  }
}

/**
 * One key takes a canary further, because all that sign forward changes have signed its steps. To everyone it goes as an
 * activation does.
 */
function authorityOfStep(
  { canary: named }: LogEntry,
  before: FoldedLog,
  { forward, back }: { forward: () => Requirements; back: () => Requirements },
): Requirements {
  const canary = named && findOpenCanaryById(before, named.id);
  const share = canary && canary.steps[named.step ?? -1];
  if (!canary || share === undefined || named.step === undefined) return [];
  if (isStepBack(before, named)) return back();
  if (share >= 100) return forward();
  return forward().map((list) => list.map(({ role, what }) => ({ role: { ...role, threshold: 1 }, what })));
}

/** Who may say of a release of this remote that it is the team's. */
export function publishersOf({ roles }: Root, remote: string): Role {
  return own(roles.publish, remote) ?? own(roles.publish, '*') ?? NOBODY;
}

/** @param n number of the entry that the key signs; a revoked key keeps what it signed before */
export function isRevoked({ revoked }: Root, keyid: string, env: string, n: number): boolean {
  const since = own(revoked, keyid);
  if (!since) return false;
  return n >= (own(since, env) ?? own(since, '*') ?? 1);
}

/** Why the signatures are not enough, in words that name what is missing; undefined when they are. */
export function findMissing(requirements: Requirements, signed: ReadonlySet<string>): Requirement | undefined {
  const open = requirements.map((list) => list.find(({ role }) => count(role, signed) < role.threshold));
  if (open.includes(undefined)) return undefined;
  return open[0] ?? { role: NOBODY, what: 'write an entry of this kind' };
}

export const count = ({ keys }: Role, signed: ReadonlySet<string>) => keys.filter((id) => signed.has(id)).length;

/** What an entry touches; none when it is about the environment as a whole. Later entries name a canary or a shadow by its id. */
function remotesOf({ changes, abandoned, recalled, preview, canary, shadow }: LogEntry, before: FoldedLog): string[] {
  const known = canary && findOpenCanaryById(before, canary.id)?.remote;
  const shown = shadow && own(before.shadows, shadow.id)?.overrides;
  const named = [changes, abandoned, recalled, preview?.overrides, canary?.releases, shadow?.overrides, shown];
  return [...new Set([...named.flatMap((part) => Object.keys(part ?? {})), ...(known ? [known] : [])])];
}

function each(roles: Root['roles']['forward'], what: string, env: string, remotes: readonly string[]): Requirement[] {
  const names = remotes.length ? remotes : ['*'];
  return names.map((remote) => ({
    role: roleFor(roles, env, remote),
    what: `${what} ${remote === '*' ? 'anything' : remote} in ${env}`,
  }));
}

/** The line that names environment and remote most closely. */
function roleFor(roles: Root['roles']['forward'], env: string, remote: string): Role {
  const [here, everywhere] = [own(roles, env), own(roles, '*')];
  const found = [here && own(here, remote), here && own(here, '*')];
  return [...found, everywhere && own(everywhere, remote), everywhere && own(everywhere, '*')].find(Boolean) ?? NOBODY;
}

/** To releases that were live here, and that no one has left for a reason. */
function goesBack({ changes = {} }: LogEntry, before: FoldedLog): boolean {
  return Object.entries(changes).every(
    ([remote, id]) => id === null || (own(before.history, remote)?.includes(id) && !findAbandoned(before, remote, id)),
  );
}

/** All that a guard does: it takes away no remote and no file. */
function isPlainUndo({ changes = {}, recalled }: LogEntry): boolean {
  const goals = Object.values(changes);
  return goals.length > 0 && !goals.includes(null) && !recalled;
}

/** A shell's own undo: it leaves what is live for exactly the release before it. */
function isRefusal({ changes = {}, abandoned = {}, recalled }: LogEntry, before: FoldedLog): boolean {
  const remotes = Object.keys(changes);
  if (recalled || !remotes.length || Object.keys(abandoned).some((remote) => !Object.hasOwn(changes, remote)))
    return false;
  return remotes.every((remote) => {
    const live = own(before.live, remote);
    const goal = findRollbackTarget(before, remote) ?? null;
    return live !== undefined && abandoned[remote] === live && changes[remote] === goal;
  });
}

function anyOf({ root, forward, back, guard }: Root['roles'], env: string): Role {
  const here = [forward, back].flatMap((roles) => [own(roles, env), own(roles, '*')]);
  const all = [root, guard, ...here.flatMap((byRemote) => Object.values(byRemote ?? {}))];
  return { keys: [...new Set(all.flatMap(({ keys }) => keys))], threshold: 1 };
}

/** Names come from the store: `constructor` is one, too. */
function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
