import { compareReleases } from '../plan/compareReleases.ts';
import { compareDocuments } from '../plan/compareDocuments.ts';
import { comparePackages } from '../plan/comparePackages.ts';
import { parseReference, type Reference } from '../plan/releaseReference.ts';
import { readLog } from '../store/activationLog.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { foldLog } from '../store/foldLog.ts';
import type { CommandContext, ReleaseCommand } from './releaseCommand.ts';
import { kilobytes, readDocuments, readFacts, readSbom, type ReleaseFacts } from './releaseFacts.ts';
import { publisher, shortTime } from './textTable.ts';

/** `diff cart@new` compares with the live release, `diff cart@new cart@old` with another. */
export const diff: ReleaseCommand = async (context) => {
  const reference = parseReference(context.args[0] ?? '');
  const next = await readFacts(context.store, reference);
  const before = await readFacts(context.store, await readOther(context, reference));
  const difference = compareReleases(before.manifest, next.manifest);
  const size = next.brotliBytes - before.brotliBytes;
  const lines = [describe(before), `  → ${describe(next)}`];
  const documents = compareDocuments(
    await readDocuments(context.store, before.manifest),
    await readDocuments(context.store, next.manifest),
  );
  const sboms = await Promise.all([before, next].map(({ manifest }) => readSbom(context.store, manifest)));
  const packages = sboms[0] && sboms[1] && comparePackages(sboms[0], sboms[1]);
  const { contract, sizes, ...parts } = { ...difference, documents, ...(packages && { packages }) };
  if (contract) lines.push(`contract: ${contract.join(' → ')}`);
  for (const [kind, part] of Object.entries(parts)) {
    const changed = 'changed' in part ? part.changed : [];
    const signed = [
      ...part.added.map((one) => `  + ${one}`),
      ...part.removed.map((one) => `  - ${one}`),
      ...changed.map((one) => `  ~ ${one}`),
    ];
    if (signed.length) lines.push(`${labels[kind] ?? kind}:`, ...signed);
  }
  if (!packages) lines.push(`packages: not compared, because ${label(sboms[0] ? next : before)} has no list of them`);
  const grown = Object.entries(sizes).map(
    ([name, { before: was, next: now }]) =>
      `  ~ ${name} ${kilobytes(was)} → ${kilobytes(now)} (${now < was ? '' : '+'}${kilobytes(now - was)})`,
  );
  if (grown.length) lines.push('sizes of pages and slots (brotli):', ...grown);
  lines.push(`size for browsers (brotli): ${kilobytes(next.brotliBytes)}, ${size < 0 ? '' : '+'}${kilobytes(size)}`);
  const sources = describeSources(before, next);
  if (sources) lines.push(sources);
  return {
    text: lines.join('\n'),
    data: {
      before: label(before),
      next: label(next),
      ...difference,
      documents,
      packages,
      brotliBytes: size,
      published: { before: before.record, next: next.record },
    },
  };
};

const label = ({ remote, release }: ReleaseFacts) => `${remote}@${release}`;

const labels: Record<string, string> = { publicPaths: 'public files', operations: 'calls', files: 'files (by size)' };

async function readOther({ store, env, args }: CommandContext, { remote }: Reference): Promise<Reference> {
  if (args[1] !== undefined) {
    const other = parseReference(args[1].includes('@') ? args[1] : `${remote}@${args[1]}`);
    if (other.remote === remote) return other;
    throw new ReleaseProblem('usage', `${args[1]} belongs to another remote: compare two releases of ${remote}.`);
  }
  const live = foldLog(await readLog(store, env)).live[remote];
  if (live) return { remote, release: live };
  throw new ReleaseProblem(
    'unknown',
    `No release of ${remote} is live in "${env}" to compare with: name one, as in "npm run release -- diff ${remote}@latest <release>".`,
  );
}

function describe({ remote, release, record, signedBy }: ReleaseFacts): string {
  return `${remote}@${release} (${shortTime(record.at)}, ${publisher(record.by, signedBy)})`;
}

/** The Git command that shows what changed in the sources. */
function describeSources(before: ReleaseFacts, next: ReleaseFacts): string | undefined {
  const [from, to] = [before.record.revision, next.record.revision];
  if (!from || !to) return undefined;
  const commit = (revision: string) => revision.replace('+changes', '');
  const dirty = to.endsWith('+changes') || from.endsWith('+changes') ? ' (plus uncommitted changes)' : '';
  if (commit(from) === commit(to)) return dirty && 'Both were built from the same commit, with uncommitted changes.';
  return `sources: git diff ${commit(from).slice(0, 12)} ${commit(to).slice(0, 12)} -- remote-${next.remote} shared webpack package-lock.json${dirty}`;
}
