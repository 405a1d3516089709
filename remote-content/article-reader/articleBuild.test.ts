/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { goodArticle, lineOf, writeArticles } from './testing/articleFolder.ts';

const folder = join(__dirname, '..');
/** Where this remote's packages are: beside its sources, or one folder up in a workspace. */
const packages = [folder, join(folder, '..')].map((place) => join(place, 'node_modules'));
const root = mkdtempSync(join(tmpdir(), 'paw-article-build-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The remote's own build, in a copy of it with a link to its packages. */
function build(): { status: number | null; said: string } {
  const installed = packages.find((place) => existsSync(join(place, '@paw/build'))) ?? '';
  symlinkSync(installed, join(root, 'node_modules'));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['build.ts'], {
    cwd: join(root, 'remote-content'),
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

test('wrong front matter, a missing picture and a broken link each fail the build with file and line', () => {
  cpSync(folder, join(root, 'remote-content'), {
    recursive: true,
    filter: (path) => !['dist', 'articles', 'node_modules'].includes(basename(path)),
  });
  const texts = {
    'wrong-pet': goodArticle('wrong-pet').replace('  - "bird"', '  - "dragon"'),
    'lost-picture': goodArticle('lost-picture').replace('picture: "cover-perches"', 'picture: "lost"'),
    'broken-link': goodArticle('broken-link').replace(/\]\(\/[^)]*\)/, '](/blogs/lost)'),
  };
  writeArticles(root, texts);
  const { status, said } = build();
  expect(status).toBe(1);
  const expected = [
    `wrong-pet.md:${lineOf(texts['wrong-pet'], '"dragon"')}: pets: there is no pet "dragon"`,
    `lost-picture.md:${lineOf(texts['lost-picture'], '"lost"')}: picture: there is no picture "lost"`,
    `broken-link.md:${lineOf(texts['broken-link'], '/blogs/lost')}: there is no article /blogs/lost`,
  ];
  for (const words of expected) expect(said).toContain(`remote-content/articles/${words}`);
});
