/** The shop's staff at the command line: `npm run shop -- orders`. */
import { join } from 'node:path';
import { CommanderError } from 'commander';
import { CliProblem, exitCodes } from './CliProblem.ts';
import { createProgram } from './createProgram.ts';
import { dataFolder, findSettings } from './findSettings.ts';
import { staffClient } from './staffClient.ts';
import { checkValues, usageProblem } from './usageProblem.ts';

const root = join(import.meta.dirname, '../../../..');
const argv = process.argv.slice(2);

const program = createProgram({
  write: (text) => process.stdout.write(text),
  async run(shape, words, options) {
    checkValues(options);
    const { dryRun: isDryRun = false, json } = options;
    const typed = { words, options, isDryRun };
    const result = shape.runHere
      ? await shape.runHere({ ...typed, data: dataFolder(root, process.env) })
      : await shape.run?.({ ...typed, client: staffClient({ ...findSettings(options, root, process.env), isDryRun }) });
    const { text, data } = result ?? { text: '', data: {} };
    if (json) return console.log(JSON.stringify(isDryRun ? { dryRun: true, ...data } : data, null, 2));
    if (isDryRun) console.log('Dry run: nothing was changed. The result would be:');
    console.log(text);
  },
});

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // `npm run shop -- orders | head` closes the pipe early: nothing is wrong.
  if (error.code !== 'EPIPE') throw error;
});

try {
  await program.parseAsync(argv.length ? argv : ['--help'], { from: 'user' });
} catch (thrown) {
  if (!(thrown instanceof CommanderError && thrown.exitCode === 0)) tellProblem(thrown);
}

function tellProblem(thrown: unknown): void {
  const problem = thrown instanceof CommanderError ? usageProblem(thrown, argv) : thrown;
  if (!(problem instanceof CliProblem)) throw problem;
  const { code, message, kind } = problem;
  console.error(message);
  if (argv.includes('--json')) console.log(JSON.stringify({ error: { code, message } }));
  process.exitCode = exitCodes[kind];
}
