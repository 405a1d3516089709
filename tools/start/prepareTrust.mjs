import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { anchorLogs } from '../../release/src/trust/anchorLogs.ts';
import { findUnready } from '../../release/src/trust/findUnready.ts';
import { installRoot } from '../../release/src/trust/installRoot.ts';
import { readKeyFile, writeKeyFile } from '../../release/src/trust/keyFile.ts';
import { makeRoot } from '../../release/src/trust/makeRoot.ts';
import { draftRoot, signDraft } from '../../release/src/trust/rootDraft.ts';
import { makeKey } from '../../release/src/trust/trustKey.ts';
import { openShopStore } from './openShopStore.mjs';

/**
 * Makes the keys of a shop on this machine, once: releases and the log are signed from then on, and what the store holds
 * is adopted. A store that others use, too, gets its keys from people (docs/runbooks/trust.md).
 * @returns what was done, in a line; undefined when there was nothing to do
 */
export async function prepareTrust({ dataFolder }, env = process.env) {
  const folder = join(dataFolder, 'keys');
  const isForeign = existsSync(join(folder, 'manager.json')) && !existsSync(join(folder, 'root.json'));
  if (env.RELEASE_STORE || env.TRUST_ROOT || env.PAW_KEY || isForeign) return undefined;
  const before = openShopStore(dataFolder);
  if ((await before.trust.roots()).length) return undefined;
  const [unready] = await findUnready(before);
  if (unready) return `The log is not signed yet: ${unready}`;
  const names = ['root', 'manager', 'registry', 'shell', 'guard'];
  // A start that was killed may have left some.
  const keys = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await findOrMakeKey(folder, name)])),
  );
  const root = makeRoot({
    root: [keys.root],
    threshold: 1,
    managers: [keys.manager],
    registry: [keys.registry],
    shells: [keys.shell],
    guards: [keys.guard],
    anchors: await anchorLogs(before),
  });
  const draft = await signDraft(draftRoot(root, undefined), [keys.root]);
  const { adopted } = await installRoot(openShopStore(dataFolder), draft, 'npm start');
  const old = adopted.length ? `, and ${adopted.length} older releases too` : '';
  return `Made development keys in ${folder}: releases and the log are signed from here on${old}`;
}

async function findOrMakeKey(folder, name) {
  const file = join(folder, `${name}.json`);
  if (existsSync(file)) return readKeyFile(file);
  const key = makeKey(name);
  await writeKeyFile(file, key);
  return key;
}
