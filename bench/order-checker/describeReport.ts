import type { Report } from './runChecker.ts';

const most = 20;

/** What a run was and what it found, in lines. */
export function describeReport({ findings, answers, mails, ...report }: Report): string[] {
  const { operations, kills, checks, orders, seconds } = report;
  const said = [...answers].map(([kind, times]) => `${kind} ${times}`).toSorted();
  return [
    `${operations} operations, ${kills} kills, compared ${checks} times, ${orders} orders, ${mails.mails} emails (${mails.repeats} of them repeats), ${Math.round(seconds)} s`,
    `answers: ${said.join(', ')}`,
    ...findings.found.flatMap(([kind, sentences]) => [
      `${kind}: ${sentences.length}`,
      ...sentences.slice(0, most).map((words) => `  ${words}`),
    ]),
    findings.found.length ? 'NOT as it must be' : 'nothing lost, nothing doubled, nothing oversold, not a cent off',
  ];
}
