import { counted, nounFor } from '@paw/rules/counted.ts';
import { z } from 'zod';
import { findAbandoned, type FoldedLog } from '../store/foldLog.ts';
import { parseJson } from '../store/parseJson.ts';
import { readStart } from '../store/readStart.ts';
import type { RunningShell } from '../store/runningShells.ts';

/** A shell that has not answered after so long is silent. */
const ANSWER_TIMEOUT_MS = 1_000;

/** Bytes of an answer: some hundred releases. */
const MOST = 256 * 1024;

const label = z.string().regex(/^[a-z][a-z0-9-]*@[0-9a-f]{16}$/);
const count = z.number().int().min(0);
const answerSchema = z.record(label, z.object({ streams: count, asked: count }));

export interface OpenTabs {
  remote: string;
  release: string;
  /** Visible tabs that run it, over all shells. */
  inView: number;
  /** Requests of the last five minutes from tabs without a connection to a shell. */
  asked: number;
  mark: 'live' | 'older' | 'taken back' | 'recalled';
}

/** How many open tabs run each release, as reported by the running shells, and the shells that report nothing. */
export async function countOpenTabs<Shell extends Pick<RunningShell, 'url'>>(
  shells: readonly Shell[],
  log: FoldedLog,
): Promise<{ tabs: OpenTabs[]; silent: Shell[] }> {
  const asked = await Promise.all(shells.map(async (shell) => ({ shell, answer: await askShell(shell) })));
  const answers = asked.flatMap(({ answer }) => (answer ? [answer] : []));
  const labels = [...new Set(answers.flatMap((answer) => Object.keys(answer)))].toSorted();
  const tabs = labels.map((label) => {
    const [remote = '', release = ''] = label.split('@');
    const sum = (kind: 'streams' | 'asked') =>
      answers.reduce((total, answer) => total + (answer[label]?.[kind] ?? 0), 0);
    return { remote, release, inView: sum('streams'), asked: sum('asked'), mark: markOf(log, remote, release) };
  });
  return { tabs, silent: asked.filter(({ answer }) => !answer).map(({ shell }) => shell) };
}

/** `2 visible tabs still run catalog@0123456789abcdef, which was recalled.` Live releases are not mentioned. */
export function describeOpenTabs(tabs: readonly OpenTabs[]): string[] {
  return tabs
    .filter(({ mark, inView, asked }) => mark !== 'live' && inView + asked > 0)
    .map(({ remote, release, inView, asked, mark }) => {
      const which = mark === 'older' ? 'an older release' : `which was ${mark === 'recalled' ? mark : 'rolled back'}`;
      const others = asked ? ` (tabs without a connection sent ${counted(asked, 'request')} in five minutes)` : '';
      return `${counted(inView, 'visible tab')} still ${nounFor(inView, 'runs', 'run')} ${remote}@${release}, ${which}${others}.`;
    });
}

async function askShell({ url }: Pick<RunningShell, 'url'>): Promise<z.infer<typeof answerSchema> | undefined> {
  try {
    // The address is what somebody wrote into the store: it leads nowhere else, and keeps no one busy.
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const response = await fetch(new URL('/tabs', url), { signal, redirect: 'error' });
    return answerSchema.parse(parseJson(await readStart(response, MOST)));
  } catch {
    // The shell has stopped, hangs or cannot be reached from here, or its release has no /tabs yet.
    return undefined;
  }
}

function markOf(log: FoldedLog, remote: string, release: string): OpenTabs['mark'] {
  if (log.live[remote] === release) return 'live';
  if (log.recalled[remote]?.includes(release)) return 'recalled';
  return findAbandoned(log, remote, release) ? 'taken back' : 'older';
}
