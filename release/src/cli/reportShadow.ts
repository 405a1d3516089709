import type { ReleaseCommand } from './releaseCommand.ts';
import { keepShadowEvidence } from './keepShadowEvidence.ts';
import { describeReport, readShadowReport } from './shadowReport.ts';

/** Reports what shells saw of a shadow. Once it is over, the report is kept as evidence for its set. */
export const reportShadow: ReleaseCommand = async ({ store, env, now, args, options }) => {
  const [id = ''] = args;
  const report = await readShadowReport(store, env, id, now());
  if (!options.dryRun) await keepShadowEvidence(store, env, report, now());
  const result = describeReport(report);
  return { ...result, data: { ...result.data, isGood: result.exitCode === undefined } };
};
