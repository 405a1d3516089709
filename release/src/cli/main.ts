import { join, resolve } from 'node:path';
import { openFolderStore } from '../store/folderStore.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { checkedEnv } from '../store/storeKeys.ts';
import { parseCommandLine } from './commandLine.ts';
import type { CommandName } from './commands.ts';
import type { ReleaseCommand } from './releaseCommand.ts';

const root = join(import.meta.dirname, '../../..');
const argv = process.argv.slice(2);
const isJson = argv.includes('--json');

/** Each loads only what it needs: a rollback should not wait for the code that builds. */
const load: Record<CommandName, () => Promise<ReleaseCommand>> = {
  publish: async () => (await import('./publish.ts')).publish,
  activate: async () => (await import('./activate.ts')).activate,
  rollback: async () => (await import('./rollback.ts')).rollback,
  status: async () => (await import('./status.ts')).status,
  history: async () => (await import('./history.ts')).history,
};

async function run(): Promise<void> {
  const line = parseCommandLine(argv);
  if ('help' in line) {
    console.log(line.help);
    return;
  }
  const { store, env, by } = line.options;
  const folder = resolve(store ?? join(process.env.PAW_DATA || join(root, '.data'), 'store'));
  const { findUser } = await import('./gitFacts.ts');
  const command = await load[line.command]();
  const result = await command({
    store: openFolderStore(folder),
    env: checkedEnv(env),
    root,
    by: () => by ?? findUser(root),
    now: () => new Date().toISOString(),
    line,
    tell: (text) => {
      if (!isJson) console.log(text);
    },
  });
  console.log(isJson ? JSON.stringify(result.data, null, 2) : result.text);
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // `npm run release -- history | head` closes the pipe early: nothing is wrong.
  if (error.code !== 'EPIPE') throw error;
});

try {
  await run();
} catch (error) {
  const code = error instanceof ReleaseProblem ? error.code : 'unexpected';
  const text = error instanceof Error ? error.message : String(error);
  const hint = 'This should not happen: PAW_DEBUG=1 shows where it comes from.';
  const message = code === 'unexpected' ? `${text} ${hint}` : text;
  console.error(process.env.PAW_DEBUG === '1' ? error : message);
  if (isJson) console.log(JSON.stringify({ error: { code, message } }));
  process.exitCode = code === 'usage' ? 2 : 1;
}
