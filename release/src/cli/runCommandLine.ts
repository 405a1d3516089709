import { join, resolve } from 'node:path';
import { CommanderError } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { checkedEnv } from '../store/storeKeys.ts';
import { commandShapes } from './commandShapes.ts';
import { createProgram, type Run } from './createProgram.ts';
import { findUser } from './gitFacts.ts';
import { checkEnvironment, openStore } from './openStore.ts';
import { root } from './root.ts';
import { checkOptions, usageProblem } from './usageProblem.ts';

const argv = commandFirst(process.argv.slice(2));
const isJson = argv.includes('--json');

const run: Run = async (shape, words, options) => {
  checkOptions(options);
  const folder = resolve(options.store ?? join(process.env.PAW_DATA || join(root, '.data'), 'store'));
  const store = openStore(folder, shape.name === 'publish');
  const env = checkedEnv(options.env);
  if (shape.hasEnvironment) await checkEnvironment(store, folder, env, options.newEnv);
  const command = await shape.load();
  const result = await command({
    store,
    folder,
    env,
    root,
    by: () => options.by ?? findUser(root),
    now: () => new Date().toISOString(),
    startedAt: new Date(performance.timeOrigin),
    words,
    options,
    tell: (text) => {
      if (!isJson) console.log(text);
    },
  });
  console.log(isJson ? JSON.stringify(result.data, null, 2) : result.text);
  process.exitCode = result.exitCode ?? 0;
};

/** `--help rollback` is understood as `rollback --help`. */
function commandFirst(words: string[]): string[] {
  const command = commandShapes.find(({ name }) => name === words[1]);
  return command && ['--help', '-h'].includes(words[0] ?? '') ? [command.name, '--help'] : words;
}

/** Reads the words of this process, runs the command and sets the exit code: 2 for what is written wrong. */
export async function runCommandLine(): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // `npm run release -- history | head` closes the pipe early: nothing is wrong.
    if (error.code !== 'EPIPE') throw error;
  });

  try {
    const program = createProgram(packageJson.version, run, (text) => process.stdout.write(text));
    await program.parseAsync(argv.length ? argv : ['--help'], { from: 'user' });
  } catch (thrown) {
    if (!(thrown instanceof CommanderError && thrown.exitCode === 0)) {
      const error = thrown instanceof CommanderError ? usageProblem(thrown, argv) : thrown;
      const code = error instanceof ReleaseProblem ? error.code : 'unexpected';
      const text = error instanceof Error ? error.message : String(error);
      const hint = 'This should not happen: PAW_DEBUG=1 shows where it comes from.';
      const message = code === 'unexpected' ? `${text} ${hint}` : text;
      console.error(process.env.PAW_DEBUG === '1' ? error : message);
      if (isJson) console.log(JSON.stringify({ error: { code, message } }));
      process.exitCode = code === 'usage' ? 2 : 1;
    }
  }
}
