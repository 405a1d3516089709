import { counted, nounFor } from '@paw/rules/counted.ts';
import { z } from 'zod';
import { findAbandoned, type FoldedLog } from '../store/foldLog.ts';
import type { RunningShell } from '../store/runningShells.ts';

/** A shell that does not answer in time counts no tabs. */
const ANSWER_TIMEOUT_MS = 1_000;

const answerSchema = z.record(z.string(), z.object({ streams: z.number(), asked: z.number() }));

export interface OpenTabs {
  remote: string;
  release: string;
  /** Visible tabs that run it, over all shells. */
  inView: number;
  /** Requests of the last five minutes from tabs without a connection to a shell. */
  asked: number;
  mark: 'live' | 'older' | 'taken back' | 'recalled';
}

/** How many open tabs run each release, as reported by the running shells. */
export async function countOpenTabs(shells: readonly Pick<RunningShell, 'url'>[], log: FoldedLog): Promise<OpenTabs[]> {
  const answers = await Promise.all(shells.map(askShell));
  const labels = [...new Set(answers.flatMap((answer) => Object.keys(answer)))].toSorted();
  return labels.map((label) => {
    const [remote = '', release = ''] = label.split('@');
    const sum = (kind: 'streams' | 'asked') =>
      answers.reduce((total, answer) => total + (answer[label]?.[kind] ?? 0), 0);
    return { remote, release, inView: sum('streams'), asked: sum('asked'), mark: markOf(log, remote, release) };
  });
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

async function askShell({ url }: Pick<RunningShell, 'url'>): Promise<z.infer<typeof answerSchema>> {
  try {
    const response = await fetch(new URL('/tabs', url), { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    return answerSchema.parse(await response.json());
  } catch {
    // The shell has stopped, or its release has no /tabs yet.
    return {};
  }
}

function markOf(log: FoldedLog, remote: string, release: string): OpenTabs['mark'] {
  if (log.live[remote] === release) return 'live';
  if (log.recalled[remote]?.includes(release)) return 'recalled';
  return findAbandoned(log, remote, release) ? 'taken back' : 'older';
}
