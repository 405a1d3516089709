import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure, Form } from './Figure.ts';
import { linkInstalled } from './shop/copyCheckout.ts';
import type { Place } from './shop/Place.ts';

const sizes = {
  /** The latest commits, and which apps are built at each: all when not given. */
  long: { commits: 30, apps: undefined },
  short: { commits: 1, apps: ['remote-content'] },
} satisfies Record<Form, object>;

/** What front ends are built from. */
const sources = ['remote-*/src', 'shell/src', 'shared/*/src', 'webpack/src'];
/** It came with ids that are the hash of the output: no id of an earlier commit says anything. */
const START = 'webpack/src/finishRelease.ts';

/** What one build of an app is. */
interface Built {
  id: string;
  /** Of all files, with zeros in place of the id. */
  content: string;
}

/** Commits of this repository, built one after the other, each compared with the one before it. */
export async function measureReplay(place: Place, form: Form): Promise<Figure[]> {
  const [first = '', ...commits] = listCommits(place.folder, sizes[form].commits);
  let before = await buildAt(place, first, form);
  let [pairs, changed] = [0, 0];
  const wrong: string[] = [];
  const parts: string[] = [];
  for (const commit of commits) {
    const now = await buildAt(place, commit, form);
    const both = [...now].filter(([app]) => before.has(app));
    const others = both.filter(([app, { id }]) => before.get(app)?.id !== id).map(([app]) => app);
    const unlike = both.filter(([app, { content }]) => before.get(app)?.content !== content).map(([app]) => app);
    wrong.push(...both.map(([app]) => app).filter((app) => others.includes(app) !== unlike.includes(app)));
    parts.push(`${subjectOf(place.folder, commit)}: ${others.join(', ') || 'no new id'}`);
    pairs += both.length;
    changed += others.length;
    before = now;
  }
  const against = `the commit before, ${commits.length} commits, ${pairs} builds`;
  return [
    {
      name: 'Builds with a new id and the same bytes, or the same id and other bytes',
      value: wrong.length,
      unit: '',
      against,
      limit: { atMost: 0 },
      parts: wrong,
    },
    { name: 'Builds with a new id', value: changed, unit: '', against, parts },
  ];
}

/** Oldest first; the first one is what the second is compared with. @throws Error in a clone without history */
function listCommits(folder: string, count: number): string[] {
  const start = git(folder, 'log', '--diff-filter=A', '--format=%H', '--', START);
  const range = start ? `${start}..HEAD` : 'HEAD';
  const commits = git(folder, 'log', `-${count}`, '--reverse', '--format=%H', range, '--', ...sources).split('\n');
  const [oldest] = commits;
  if (!oldest || git(folder, 'rev-parse', '--is-shallow-repository') === 'true')
    throw new Error('This clone has no history to replay: run "git fetch --unshallow" first.');
  return [git(folder, 'rev-parse', `${oldest}^`), ...commits];
}

async function buildAt(place: Place, commit: string, form: Form): Promise<Map<string, Built>> {
  const folder = join(place.temporary, 'replay');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const packed = execFileSync('git', ['archive', commit], { cwd: place.folder, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: packed });
  linkInstalled(place.folder, folder);
  const apps = sizes[form].apps ?? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'build.ts')));
  const built = new Map<string, Built>();
  for (const app of apps) {
    await place.run(process.execPath, ['build.ts'], {}, join(folder, app));
    built.set(app, readBuilt(join(folder, app, 'dist/release')));
  }
  return built;
}

function readBuilt(folder: string): Built {
  const manifest = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as { release: string };
  const { release } = manifest;
  const withoutId = (text: string) => text.replaceAll(release, '0'.repeat(release.length));
  const hash = createHash('sha256').update(withoutId(JSON.stringify({ ...manifest, files: undefined })));
  for (const path of listFiles(folder)) {
    hash.update(`${path}\0`).update(withoutId(readFileSync(join(folder, path), 'latin1')), 'latin1');
  }
  return { id: release, content: hash.digest('hex') };
}

/** Not what is made of others: the compressed ones, and the description, which lists all of them. */
const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path !== 'release.json' && !/\.(br|gz)$/.test(path) && statSync(join(folder, path)).isFile())
    .sort();

const subjectOf = (folder: string, commit: string): string => git(folder, 'log', '-1', '--format=%h %s', commit);

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
}
