import { resolve } from 'node:path';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { anchorLogs } from '../trust/anchorLogs.ts';
import { readPublicKeyFile } from '../trust/keyFile.ts';
import { makeRoot } from '../trust/makeRoot.ts';
import { draftRoot } from '../trust/rootDraft.ts';
import type { PublicKey } from '../trust/trustKey.ts';
import { finishRoot, readRootDraft } from './finishRoot.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { trustOf } from './trustOf.ts';

/** `keys init --root-key … --manager …`: the first root. What the store holds is adopted; from here on all is signed. */
export const keysInit: ReleaseCommand = async (context) => {
  const { options, store } = context;
  if (options.root !== undefined) return finishRoot(context, await readRootDraft(options.root));
  if ((await trustOf(store).roots()).length) {
    throw new ReleaseProblem('refused', 'This store has a root: change it with "keys rotate". Nothing was changed.');
  }
  const [root, managers] = [readAll(options.rootKey), readAll(options.manager)];
  if (!root.length || !managers.length) {
    throw new ReleaseProblem(
      'usage',
      'A root needs keys: give at least one --root-key <file> (kept offline) and one --manager <file>, made by "keys make".',
    );
  }
  const teams: Record<string, PublicKey[]> = {};
  for (const text of options.team ?? []) {
    const [remote, file] = splitPair(text, '--team cart=cart-team.public.json');
    (teams[remote] ??= []).push(readPublicKeyFile(resolve(file)));
  }
  const plan = {
    root,
    threshold: options.threshold ?? 1,
    managers,
    teams,
    registry: readAll(options.registryKey),
    shells: readAll(options.shellKey),
    guards: readAll(options.guardKey),
    twoKeys: options.twoKeys,
    anchors: await anchorLogs(store),
  };
  return finishRoot(context, draftRoot(makeRoot(plan), undefined), options.rootKey);
};

const readAll = (files: readonly string[] = []) => files.map((file) => readPublicKeyFile(resolve(file)));

/** `cart=file`. @throws ReleaseProblem `usage` */
export function splitPair(text: string, example: string): [name: string, value: string] {
  const at = text.indexOf('=');
  if (at > 0 && at < text.length - 1) return [text.slice(0, at), text.slice(at + 1)];
  throw new ReleaseProblem('usage', `"${text}" is no pair: write ${example}.`);
}
