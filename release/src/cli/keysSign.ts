import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { readKeyFile } from '../trust/keyFile.ts';
import { encodeDraft, listMissing, signDraft } from '../trust/rootDraft.ts';
import { readRootDraft } from './finishRoot.ts';
import type { ReleaseCommand } from './releaseCommand.ts';

/** `keys sign root.json --key ana.json`: needs no store. With --dry-run it shows what would be signed. */
export const keysSign: ReleaseCommand = async ({ args, options }) => {
  const [file, ...more] = args;
  if (!file || more.length || (!options.key?.length && !options.dryRun)) {
    throw new ReleaseProblem('usage', 'Write "npm run release -- keys sign <file> --key <your key>".');
  }
  const draft = await readRootDraft(file);
  const { root } = draft;
  const shown = JSON.stringify(
    { roles: root.roles, keys: root.keys, revoked: root.revoked, anchors: root.anchors },
    null,
    2,
  );
  if (options.dryRun) {
    return {
      text: `Root ${root.version} says:\n${shown}\nNothing was signed (--dry-run).`,
      data: { dryRun: true, root },
    };
  }
  const signers = (options.key ?? []).map((one) => readKeyFile(resolve(one)));
  const signed = await signDraft(draft, signers);
  await writeFile(resolve(file), encodeDraft(signed));
  const missing = listMissing(signed);
  const next = missing.length
    ? `It still lacks ${missing.join('; ')}.`
    : `It is signed by all. Put it into the store: npm run release -- keys ${root.version === 1 ? 'init' : 'rotate'} --root ${file}`;
  return {
    text: `Root ${root.version} is signed by ${signers.map(({ name }) => name).join(', ')}. ${next}`,
    data: { version: root.version, missing },
  };
};
