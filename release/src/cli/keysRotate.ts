import { resolve } from 'node:path';
import { readLog } from '../store/activationLog.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { readPublicKeyFile } from '../trust/keyFile.ts';
import { addKey, replaceKey, requireKeys, revokeKey } from '../trust/makeRoot.ts';
import type { Root, VerifiedRoot } from '../trust/root.ts';
import { draftRoot } from '../trust/rootDraft.ts';
import { finishRoot, readRootDraft } from './finishRoot.ts';
import { splitPair } from './keysInit.ts';
import { listEnvironments } from './openExistingStore.ts';
import type { CommandContext, ReleaseCommand } from './releaseCommand.ts';
import { trustOf } from './trustOf.ts';

/** `keys rotate --replace ana=ana-2.public.json --root-key …`: the next version of the root. */
export const keysRotate: ReleaseCommand = async (context) => {
  const { options } = context;
  if (options.root !== undefined) return finishRoot(context, await readRootDraft(options.root));
  const newest = await newestRoot(context);
  let { root } = newest;
  for (const text of options.replace ?? []) {
    const [old, file] = splitPair(text, '--replace ana=ana-2.public.json');
    root = replaceKey(root, findKey(root, old), readPublicKeyFile(resolve(file)));
  }
  for (const text of options.add ?? []) {
    const [role, file] = splitPair(text, '--add manager=bob.public.json');
    root = addKey(root, role, readPublicKeyFile(resolve(file)));
  }
  for (const env of options.twoKeys ?? []) root = requireKeys(root, env, 2);
  if (root === newest.root) {
    throw new ReleaseProblem(
      'usage',
      'What changes? Give --replace <name>=<file>, --add <role>=<file> or --two-keys <env>.',
    );
  }
  return finishRoot(context, draftRoot({ ...root, version: newest.version + 1 }, newest), options.rootKey);
};

/** `keys revoke ana --root-key …`: from the next entry of each log on, or from `--since production=41` on. */
export const keysRevoke: ReleaseCommand = async (context) => {
  const { options, args, store } = context;
  const newest = await newestRoot(context);
  const [named, ...more] = args;
  if (!named || more.length) throw new ReleaseProblem('usage', 'Whose? Write "npm run release -- keys revoke <name>".');
  const keyid = findKey(newest.root, named);
  const environments = await listEnvironments(store);
  const heads = await Promise.all(
    environments.map(async (env) => [env, (await readLog(store, env)).length + 1] as const),
  );
  const given = (options.since ?? []).map((text) => splitPair(text, '--since production=41'));
  const since = Object.fromEntries([...heads, ...given.map(([env, n]) => [env, readNumber(n)] as const)]);
  return finishRoot(context, draftRoot(revokeKey(newest.root, keyid, since), newest), options.rootKey);
};

async function newestRoot({ store }: CommandContext): Promise<VerifiedRoot> {
  const newest = (await trustOf(store).roots()).at(-1);
  if (newest) return newest;
  throw new ReleaseProblem('unknown', 'This store has no root: make one with "npm run release -- keys init".');
}

/** By name, or by the beginning of its id. @throws ReleaseProblem `unknown` */
function findKey({ keys }: Root, named: string): string {
  const found = Object.entries(keys).filter(([id, { name }]) => name === named || id.startsWith(named));
  const [one] = found;
  if (one && found.length === 1) return one[0];
  const names = Object.entries(keys).map(([id, { name }]) => `${name} (${id.slice(0, 8)})`);
  const problem = found.length
    ? `Several keys are called "${named}": name one by its id.`
    : `There is no key "${named}".`;
  throw new ReleaseProblem('unknown', `${problem} The root has ${names.join(', ')}.`);
}

function readNumber(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new ReleaseProblem('usage', `"${text}" is no entry's number: write --since production=41.`);
}
