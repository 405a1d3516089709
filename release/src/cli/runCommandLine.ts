import { join } from 'node:path';
import { CommanderError } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { plainText } from '../store/plainText.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { storeAddress } from '../store/openStore.ts';
import { checkedEnv } from '../store/storeKeys.ts';
import type { CommandDefinition } from './CommandDefinition.ts';
import { commandDefinitions } from './commandDefinitions.ts';
import { changeThroughRegistry, isChange } from './changeThroughRegistry.ts';
import { findToken } from '../client/credentials.ts';
import { RegistryClient } from '../client/RegistryClient.ts';
import { registryStore } from '../client/registryStore.ts';
import { createProgram, type Run } from './createProgram.ts';
import type { CommandContext, CommandOptions, CommandResult } from './releaseCommand.ts';
import { findUser } from './gitFacts.ts';
import { checkEnvironment, openExistingStore } from './openExistingStore.ts';
import { dataFolderFor, openSigned } from './signersHere.ts';
import { checkOptions, usageProblem } from './usageProblem.ts';

const isInstalled = /[\\/]node_modules[\\/]/.test(import.meta.dirname);
/** The checkout that this file belongs to; when installed as a package, the current folder. */
const root = isInstalled ? process.cwd() : join(import.meta.dirname, '../../..');

const argv = commandFirst(process.argv.slice(2));
const isJson = argv.includes('--json');

const run: Run = async (definition, args, options) => {
  checkOptions(options);
  const registry = await findRegistry(options);
  const ownData = process.env.PAW_DATA || join(root, '.data');
  const dataFolder = dataFolderFor(options, ownData);
  const address = options.store ?? storeAddress(ownData);
  const found = registry ? registryStore(registry) : await openExistingStore(address, mayCreate(definition.name));
  const store = openSigned(found, options, dataFolder);
  const env = checkedEnv(options.env);
  const context = {
    store,
    dataFolder,
    ...(registry && { registry }),
    env,
    root,
    by: () => options.by ?? findUser(root),
    now: () => new Date().toISOString(),
    startedAt: new Date(performance.timeOrigin),
    args,
    options,
    print: (text: string) => {
      if (!isJson) console.log(plainText(text));
    },
  };
  const result =
    registry && isChange(definition.name)
      ? await changeThroughRegistry(registry, definition.name, context)
      : await runOnStore(definition, context);
  console.log(isJson ? JSON.stringify(result.data, null, 2) : plainText(result.text));
  process.exitCode = result.exitCode ?? 0;
};

async function runOnStore(definition: CommandDefinition, context: CommandContext): Promise<CommandResult> {
  const { store, env, options } = context;
  if (definition.hasEnvironment) await checkEnvironment(store, env, options.newEnv);
  const command = await definition.load();
  return command(context);
}

/** The first release makes the store, and so does the first token or person. */
const mayCreate = (command: string) =>
  ['publish', 'issue-token', 'let-in', 'invite', 'link', 'login', 'keys'].includes(command);

/** `--registry`, else PAW_REGISTRY; `--store` is for when the registry is down. */
async function findRegistry({ registry, store }: CommandOptions): Promise<RegistryClient | undefined> {
  const url = registry ?? (store === undefined ? process.env.PAW_REGISTRY : undefined);
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^https?:/.test(url)) {
    throw new ReleaseProblem('usage', `"${url}" is no address of a registry: write http://localhost:3100.`);
  }
  return new RegistryClient(url, await findToken(url.replace(/\/$/, '')));
}

/** Accepts `--help rollback` as `rollback --help`. */
function commandFirst(args: string[]): string[] {
  const command = commandDefinitions.find(({ name }) => name === args[1]);
  return command && ['--help', '-h'].includes(args[0] ?? '') ? [command.name, '--help'] : args;
}

/** 130 as shells have it for Ctrl-C. */
const exitCodes: Record<string, number> = { usage: 2, interrupted: 130 };

/** Runs the command that this process was started with and sets the exit code: 1 for an error that has no code of its own. */
export async function runCommandLine(): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // `npm run release -- history | head` closes the pipe early, which is no error.
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
      const hint = 'This is a bug: run it again with PAW_DEBUG=1 for the stack trace.';
      const message = code === 'unexpected' ? `${text} ${hint}` : text;
      console.error(process.env.PAW_DEBUG === '1' ? error : plainText(message));
      if (isJson) console.log(JSON.stringify({ error: { code, message } }));
      process.exitCode = exitCodes[code] ?? 1;
    }
  }
}
