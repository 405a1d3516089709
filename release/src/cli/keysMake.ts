import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { writeKeyFile } from '../trust/keyFile.ts';
import { makeKey } from '../trust/trustKey.ts';
import type { ReleaseCommand } from './releaseCommand.ts';

/** `keys make ana`: needs no store, so a root key can be made on a machine without a network. */
export const keysMake: ReleaseCommand = async ({ args, options, dataFolder }) => {
  const [name, ...more] = args;
  if (!name || more.length || !/^[a-z0-9][\w.@-]{0,79}$/i.test(name)) {
    throw new ReleaseProblem(
      'usage',
      'Whose key is it? Write "npm run release -- keys make <name>", as in keys make ana.',
    );
  }
  const place = resolve(options.out ?? join(dataFolder ?? '.', 'keys', `${name}.json`));
  const publicPlace = `${place.replace(/\.json$/, '')}.public.json`;
  if (options.dryRun)
    return { text: `Would write a key to ${place} (--dry-run).`, data: { dryRun: true, file: place } };
  const key = makeKey(name);
  await writeKeyFile(place, key);
  const shown = { name, keyid: key.keyid, public: key.public };
  await writeFile(publicPlace, `${JSON.stringify(shown, null, 2)}\n`);
  return {
    text: `The key of ${name} (${key.keyid.slice(0, 8)}) is in ${place}: keep it, and show it to no one.\nIts public part is in ${publicPlace}: anyone who makes the root needs it.`,
    data: { ...shown, file: place, publicFile: publicPlace },
  };
};
