import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkout } from './environments.ts';

/** An api of the version before the newest migration, in a folder of its own. */
export interface OlderCheckout {
  folder: string;
  /** Such as `1234abcd, before 0014_security_events`. */
  name: string;
}

/** Undefined where there is no history that reaches back so far: an export of the files, or a shallow clone. */
export function openOlderCheckout(): OlderCheckout | undefined {
  const journal = readFileSync(join(checkout, 'api/migrations/meta/_journal.json'), 'utf8');
  const { tag = '' } = (JSON.parse(journal) as { entries: { tag: string }[] }).entries.at(-1) ?? {};
  const commit = findCommitBefore(`api/migrations/${tag}.sql`);
  if (!commit) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'paw-older-'));
  const files = git('archive', commit, 'api', 'shared');
  execFileSync('tar', ['-x', '-C', folder], { input: files });
  linkPackages(folder);
  return { folder, name: `${commit.slice(0, 8)}, before ${tag}` };
}

/** The newest commit without this file; HEAD when the file is not committed yet. */
function findCommitBefore(path: string): string | undefined {
  try {
    const [added] = git('log', '--diff-filter=A', '--format=%H', '--', path).toString().split('\n');
    return git('rev-parse', '--verify', '--quiet', added ? `${added}^` : 'HEAD')
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: checkout, maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'ignore'] });

/** Today's packages, except that those of the shop are the older ones. */
function linkPackages(folder: string): void {
  const [from, to] = [join(checkout, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(to, '@paw'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@paw') symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(folder, 'shared'))) {
    symlinkSync(join(folder, 'shared', name), join(to, '@paw', name));
  }
  for (const name of ['api', 'shared'])
    symlinkSync(join(checkout, name, 'node_modules'), join(folder, name, 'node_modules'));
}
