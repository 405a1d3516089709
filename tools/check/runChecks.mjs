import pMap from 'p-map';
import { seconds } from '../progress.mjs';
import { checkAsvs } from './asvs/checkAsvs.mjs';
import { checkAudit } from './audit/checkAudit.mjs';
import { checkData } from './checkData.mjs';
import { checkDead } from './checkDead.mjs';
import { checkDeps } from './checkDeps.mjs';
import { checkLinks } from './checkLinks.mjs';
import { checkOwner } from './checkOwner.mjs';
import { checkStyles } from './checkStyles.mjs';
import { checkProse } from './prose/checkProse.mjs';
import { checkFormat, checkLint, checkSpelling, checkTypes } from './toolChecks.mjs';

/** Each gives its findings, a line each with the rule it breaks. The long ones come first. */
const checks = {
  lint: checkLint,
  types: checkTypes,
  owner: checkOwner,
  deps: checkDeps,
  spelling: checkSpelling,
  prose: checkProse,
  styles: checkStyles,
  dead: checkDead,
  data: checkData,
  links: checkLinks,
  asvs: checkAsvs,
  format: checkFormat,
  audit: checkAudit,
};

export const checkNames = Object.keys(checks);

/** Runs them two at a time and prints each result when it is there. The audit waits for the network beside them. */
export async function runChecks(names) {
  const [audits, others] = [names.filter((name) => name === 'audit'), names.filter((name) => name !== 'audit')];
  const results = await Promise.all([pMap(others, runCheck, { concurrency: 2 }), pMap(audits, runCheck)]);
  return results.flat();
}

async function runCheck(name) {
  const start = performance.now();
  // A check that breaks has not passed.
  const findings = await checks[name]().catch((error) => [String(error?.message ?? error)]);
  console.log(`${findings.length ? 'FAIL' : 'ok  '} ${name} (${seconds(start)})`);
  for (const finding of findings) console.log(`     ${finding}`);
  return { name, findings };
}
