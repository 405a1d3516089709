import { SHELL } from '@paw/contract/releaseManifest.ts';
import { findSetAt, findSetById, parseTime } from '../plan/findSet.ts';
import { parseRemoteName } from '../plan/releaseReference.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { type CurrentSet, listKnownReleases } from './readCurrentSet.ts';
import type { CommandContext } from './releaseCommand.ts';
import type { RollbackTargets } from './findReleaseTargets.ts';
import { shortTime } from './textTable.ts';

/** `rollback --all --to-set <id>`, `rollback cart catalog --at 30m`. */
export async function findSetTargets(context: CommandContext, { log, entries }: CurrentSet): Promise<RollbackTargets> {
  const { store, args, options, startedAt } = context;
  const { toSet, at, to, all } = options;
  if ([toSet, at, to].filter((goal) => goal !== undefined).length > 1) {
    throw new ReleaseProblem('usage', 'Use only one of --to, --to-set and --at.');
  }
  if (all === args.length > 0 || (!all && !args.length)) {
    throw new ReleaseProblem('usage', 'Name the remotes or use --all, not both.');
  }
  const time = at === undefined ? undefined : parseTime(at, startedAt);
  if (at !== undefined && (!time || time > startedAt)) {
    throw new ReleaseProblem(
      'usage',
      `--at ${at} is not a time in the past: write "2026-11-23 21:05Z", or how long ago, as in 30m, 2h or 1d.`,
    );
  }
  const found = time ? findSetAt(entries, time) : findSetById(entries, toSet ?? '');
  if ('refusal' in found) throw new ReleaseProblem('unknown', found.refusal);
  for (const name of args) await listKnownReleases(store, parseRemoteName(name));
  const names = all ? [...new Set(Object.keys({ ...log.live, ...found.live }))] : args.map(parseRemoteName);
  const remotes = names.filter((name) => name !== SHELL || found.live[SHELL]);
  const releases = Object.fromEntries(remotes.map((remote) => [remote, found.live[remote] ?? null]));
  const requests = remotes.map((remote) => ({ remote, release: releases[remote] ?? null }));
  const notes = [`The target is the set that was live from ${shortTime(found.at)} (entry ${found.n}).`];
  // In older logs the shell was not a release yet, and the shop always needs one.
  if (remotes.length < names.length)
    notes.push('The log had no release of the shell at that time, so the live one stays.');
  return { requests, releases, recalls: {}, notes };
}
