import { compareReleases } from '../plan/compareReleases.ts';
import { parseReference, type Reference } from '../plan/releaseReference.ts';
import { readLog } from '../store/activationLog.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { foldLog } from '../store/releaseSetFold.ts';
import { claimed } from './claimed.ts';
import type { CommandContext, ReleaseCommand } from './releaseCommand.ts';
import { kilobytes, readFacts, type ReleaseFacts } from './releaseFacts.ts';
import { shortTime } from './textTable.ts';

/** `diff cart@new` is against the live release; `diff cart@new cart@old` against another. */
export const diff: ReleaseCommand = async (context) => {
  const asked = parseReference(context.words[0] ?? '');
  const next = await readFacts(context.store, asked);
  const before = await readFacts(context.store, await readOther(context, asked));
  const found = compareReleases(before.manifest, next.manifest);
  const size = next.brotliBytes - before.brotliBytes;
  const lines = [describe(before), `  → ${describe(next)}`];
  const { contract, ...parts } = found;
  if (contract) lines.push(`contract: ${contract.join(' → ')}`);
  for (const [what, part] of Object.entries(parts)) {
    const changed = what === 'files' ? found.files.changed : [];
    const signed = [
      ...part.added.map((one) => `  + ${one}`),
      ...part.removed.map((one) => `  - ${one}`),
      ...changed.map((one) => `  ~ ${one}`),
    ];
    if (signed.length) lines.push(`${names[what] ?? what}:`, ...signed);
  }
  lines.push(`size for browsers (brotli): ${kilobytes(next.brotliBytes)}, ${size < 0 ? '' : '+'}${kilobytes(size)}`);
  const sources = describeSources(before, next);
  if (sources) lines.push(sources);
  const label = ({ remote, release }: ReleaseFacts) => `${remote}@${release}`;
  return { text: lines.join('\n'), data: { before: label(before), next: label(next), ...found, brotliBytes: size } };
};

const names: Record<string, string> = { publicPaths: 'public files', operations: 'calls', files: 'files (by size)' };

async function readOther({ store, env, words }: CommandContext, { remote }: Reference): Promise<Reference> {
  if (words[1] !== undefined) {
    const other = parseReference(words[1].includes('@') ? words[1] : `${remote}@${words[1]}`);
    if (other.remote === remote) return other;
    throw new ReleaseProblem('usage', `${words[1]} is another remote's: compare two releases of ${remote}.`);
  }
  const live = foldLog(await readLog(store, env)).live[remote];
  if (live) return { remote, release: live };
  throw new ReleaseProblem(
    'unknown',
    `No release of ${remote} is live in "${env}" to compare with: name one, as in "npm run release -- diff ${remote}@latest <release>".`,
  );
}

function describe({ remote, release, record }: ReleaseFacts): string {
  return `${remote}@${release} (${shortTime(record.at)}, ${claimed(record.by)})`;
}

/** How to read what changed in the sources. */
function describeSources(before: ReleaseFacts, next: ReleaseFacts): string | undefined {
  const [from, to] = [before.record.revision, next.record.revision];
  if (!from || !to) return undefined;
  const commit = (revision: string) => revision.replace('+changes', '');
  const dirty = to.endsWith('+changes') || from.endsWith('+changes') ? ' (and changes that were not committed)' : '';
  if (commit(from) === commit(to))
    return dirty && 'Both were built from the same commit, with changes that were not committed.';
  return `sources: git diff ${commit(from).slice(0, 12)} ${commit(to).slice(0, 12)} -- remote-${next.remote} shared webpack package-lock.json${dirty}`;
}
