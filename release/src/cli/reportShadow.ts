import { keepShadowEvidence } from './keepShadowEvidence.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { describeReport, readShadowReport } from './shadowReport.ts';

/** Reports what shells saw of a shadow. Once it is over, the report is kept as evidence for its set. */
export const reportShadow: ReleaseCommand = async ({ store, env, now, args, options }) => {
  const [id = ''] = args;
  const report = await readShadowReport(store, env, id, now());
  const isKept = !options.dryRun && (await keepShadowEvidence(store, env, report, now()));
  const { text, data, exitCode } = describeReport(report);
  const kept = isKept ? `\nThis is kept as evidence for set ${report.set}.` : '';
  const isGood = exitCode === undefined;
  return { text: text + kept, data: { ...data, isGood, isKept }, ...(exitCode && { exitCode }) };
};
