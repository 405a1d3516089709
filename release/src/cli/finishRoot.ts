import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { installRoot } from '../trust/installRoot.ts';
import { readKeyFile } from '../trust/keyFile.ts';
import { decodeDraft, encodeDraft, listMissing, type RootDraft, signDraft } from '../trust/rootDraft.ts';
import type { Signer } from '../store/envelope.ts';
import type { CommandContext, CommandResult } from './releaseCommand.ts';
import { signedStore } from './trustOf.ts';

/** @throws ReleaseProblem `usage` */
export async function readRootDraft(file: string): Promise<RootDraft> {
  const text = await readFile(resolve(file), 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new ReleaseProblem('usage', `${file} cannot be read (${cause.code}): name the file that "keys" wrote.`, {
      cause,
    });
  });
  return decodeDraft(text, file);
}

/** Signs with the private keys that are here, then puts it into the store, or into a file for the others to sign. */
export async function finishRoot(
  context: CommandContext,
  draft: RootDraft,
  files: readonly string[] = [],
): Promise<CommandResult> {
  const { options, store, by } = context;
  const signers = (await Promise.all(files.map(readPrivate))).filter((one) => one !== undefined);
  const signed = await signDraft(draft, signers);
  const { version } = signed.root;
  const missing = listMissing(signed);
  if (options.dryRun) {
    const open = missing.length ? `It would still lack ${missing.join('; ')}.` : 'It would be in the store.';
    return {
      text: `Root ${version} would be made. ${open} Nothing was changed (--dry-run).`,
      data: { dryRun: true, version, missing },
    };
  }
  if (missing.length || options.out) {
    const file = resolve(options.out ?? `root-${version}.json`);
    await writeFile(file, encodeDraft(signed));
    const next = missing.length
      ? `It lacks ${missing.join('; ')}. Each of them runs: npm run release -- keys sign ${file} --key <their key>`
      : `It is signed by all. Put it into the store: npm run release -- keys ${version === 1 ? 'init' : 'rotate'} --root ${file}`;
    return { text: `Root ${version} is in ${file}. ${next}`, data: { version, file, missing } };
  }
  const { pin, adopted, entries, open } = await installRoot(signedStore(store), signed, by());
  const told = Object.entries(entries).map(([env, n]) => `${env} (entry ${n})`);
  const lines = [
    `Root ${version} is in the store. Set TRUST_ROOT=${pin} where shells and people read it.`,
    ...(adopted.length ? [`Signed ${adopted.length} releases that were published before.`] : []),
    ...(told.length ? [`It counts from here on in ${told.join(', ')}.`] : []),
    ...(open.length
      ? [
          `The log of ${open.join(', ')} does not say so yet: run the same with --root <file> and the key of a manager (--key).`,
        ]
      : []),
  ];
  return { text: lines.join('\n'), data: { version, pin, adopted, entries, open } };
}

/** Undefined for a public part: its owner signs elsewhere. */
async function readPrivate(file: string): Promise<Signer | undefined> {
  const text = await readFile(resolve(file), 'utf8');
  return text.includes('"private"') ? readKeyFile(resolve(file)) : undefined;
}
