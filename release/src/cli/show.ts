import { parseReference } from '../plan/releaseReference.ts';
import { readLog } from '../store/activationLog.ts';
import { verifyRelease } from '../store/releases.ts';
import { foldLog } from '../store/foldLog.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { describeState, kilobytes, readFacts } from './releaseFacts.ts';
import { publisher, textTable } from './textTable.ts';

export const show: ReleaseCommand = async ({ store, env, args }) => {
  const facts = await readFacts(store, parseReference(args[0] ?? ''));
  const { remote, release, record, signedBy, manifest, brotliBytes } = facts;
  const entries = await readLog(store, env);
  const state = describeState(foldLog(entries), remote, release);
  const evidence = entries.findLast(({ changes }) => changes?.[remote] === release)?.evidence?.items ?? [];
  const damage = await verifyRelease(store, manifest);
  const routes = manifest.routes.map(({ path, example, query }) => ({ path, example, query }));
  const slots = manifest.slots.map(({ name }) => name);
  const { files, contract, shared, operations, publicPaths } = manifest;
  const ranges = Object.entries(shared).map(([name, range]) => `${name} ${range}`);
  const rows = [
    ['published', `${record.at} by ${publisher(record.by, signedBy)}`],
    ['built from', record.revision ?? 'sources outside of Git'],
    [`in "${env}"`, state || 'never live'],
    ...evidence.map(({ kind, text }) => [`${kind} test`, text]),
    ['size', `${kilobytes(brotliBytes)} for browsers (brotli), ${files.length} files`],
    ['files', damage.length ? damage.map(({ path, problem }) => `${path} is ${problem}`).join(', ') : 'ok'],
    ['contract', String(contract)],
    ['routes', routes.map(({ path }) => path).join('  ') || '-'],
    ['slots', slots.join('  ') || '-'],
    ['public files', publicPaths.join('  ') || '-'],
    ['shared', ranges.join(', ') || '-'],
    ['calls', operations.join(', ') || '-'],
  ];
  return {
    text: [`${remote}@${release}`, textTable(rows.map((row) => ['', ...row]))].join('\n'),
    data: {
      remote,
      release,
      by: record.by,
      byIsClaimed: !signedBy.length,
      signedBy,
      at: record.at,
      revision: record.revision,
      env,
      state,
      evidence,
      brotliBytes,
      files: files.length,
      damage,
      contract,
      routes,
      slots,
      publicPaths,
      shared,
      operations,
    },
  };
};
