import { counted, nounFor } from '@paw/rules/counted.ts';
import { z } from 'zod';
import { findAbandoned, type FoldedLog } from '../store/releaseSetFold.ts';
import type { RunningShell } from '../store/runningShells.ts';

/** A shell that does not say so soon counts no tabs. ms */
const PATIENCE = 1_000;

const answerSchema = z.record(z.string(), z.object({ streams: z.number(), asked: z.number() }));

export interface OpenTabs {
  remote: string;
  release: string;
  /** Tabs in view that run it, in all shells. */
  inView: number;
  /** Questions of the last five minutes by tabs that no shell has a connection to. */
  asked: number;
  mark: 'live' | 'older' | 'taken back' | 'recalled';
}

/** How many tabs run which release, as the running shells know it. */
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

/** `2 tabs in view still run catalog@0123456789abcdef, which was recalled.` Of what is live nothing is said. */
export function describeOpenTabs(tabs: readonly OpenTabs[]): string[] {
  return tabs
    .filter(({ mark, inView, asked }) => mark !== 'live' && inView + asked > 0)
    .map(({ remote, release, inView, asked, mark }) => {
      const which = mark === 'older' ? 'an older release' : `which was ${mark}`;
      const others = asked ? ` (and tabs without a connection asked ${asked} times in five minutes)` : '';
      return `${counted(inView, 'tab')} in view still ${nounFor(inView, 'runs', 'run')} ${remote}@${release}, ${which}${others}.`;
    });
}

async function askShell({ url }: Pick<RunningShell, 'url'>): Promise<z.infer<typeof answerSchema>> {
  try {
    const response = await fetch(new URL('/tabs', url), { signal: AbortSignal.timeout(PATIENCE) });
    return answerSchema.parse(await response.json());
  } catch {
    // Gone, or older than this question.
    return {};
  }
}

function markOf(log: FoldedLog, remote: string, release: string): OpenTabs['mark'] {
  if (log.live[remote] === release) return 'live';
  if (log.recalled[remote]?.includes(release)) return 'recalled';
  return findAbandoned(log, remote, release) ? 'taken back' : 'older';
}
