import { SHELL } from '@paw/contract/releaseManifest.ts';
import { findSetAt, findSetById, readMoment } from '../plan/findSet.ts';
import { parseRemoteName } from '../plan/releaseReference.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { type CurrentSet, listKnown } from './readSet.ts';
import type { CommandContext } from './releaseCommand.ts';
import type { Aim } from './rollbackToReleases.ts';
import { shortTime } from './textTable.ts';

/** `rollback --all --to-set <id>`, `rollback cart catalog --at 30m`. */
export async function aimAtSet(context: CommandContext, { log, entries }: CurrentSet): Promise<Aim> {
  const { store, words, options, startedAt } = context;
  const { toSet, at, to, all } = options;
  if ([toSet, at, to].filter((goal) => goal !== undefined).length > 1) {
    throw new ReleaseProblem('usage', 'Use one of --to, --to-set and --at: each is a goal of its own.');
  }
  if (all === words.length > 0 || (!all && !words.length)) {
    throw new ReleaseProblem('usage', 'Which remotes? Name them, or add --all, not both.');
  }
  const moment = at === undefined ? undefined : readMoment(at, startedAt);
  if (at !== undefined && (!moment || moment > startedAt)) {
    throw new ReleaseProblem(
      'usage',
      `--at ${at} is no moment in the past: write "2026-11-23 21:05Z", or how long ago, as in 30m, 2h or 1d.`,
    );
  }
  const found = moment ? findSetAt(entries, moment) : findSetById(entries, toSet ?? '');
  if ('refusal' in found) throw new ReleaseProblem('unknown', found.refusal);
  for (const word of words) await listKnown(store, parseRemoteName(word));
  const names = all ? [...new Set(Object.keys({ ...log.live, ...found.live }))] : words.map(parseRemoteName);
  const remotes = names.filter((name) => name !== SHELL || found.live[SHELL]);
  const targets = Object.fromEntries(remotes.map((remote) => [remote, found.live[remote] ?? null]));
  const asks = remotes.map((remote) => ({ remote, wants: targets[remote] ?? null }));
  const notes = [`That is what was live from ${shortTime(found.at)} on (entry ${found.n}).`];
  // Logs began before the shell was a release, and a shop cannot be without one.
  if (remotes.length < names.length) notes.push('No release of the shell was in the log then: the live one stays.');
  return { asks, targets, recalls: {}, notes };
}
