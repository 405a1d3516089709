import { checkNames, runChecks } from './runChecks.mjs';

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !checkNames.includes(name));
if (unknown) {
  console.error(`There is no check "${unknown}": use ${checkNames.join(', ')}, or no name for all of them.`);
  process.exit(2);
}
const results = await runChecks(asked.length ? asked : checkNames);
process.exitCode = results.some(({ findings }) => findings.length) ? 1 : 0;
