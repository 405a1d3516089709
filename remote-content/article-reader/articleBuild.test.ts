/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { goodArticle, lineOf, writeArticles } from './testing/articleFolder.ts';

const repository = join(__dirname, '../..');
const root = mkdtempSync(join(tmpdir(), 'paw-article-build-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The remote's own build, in a copy of it beside links to what it builds on. */
function build(): { status: number | null; said: string } {
  for (const name of ['node_modules', 'shared', 'webpack', 'package-lock.json'])
    symlinkSync(join(repository, name), join(root, name));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['build.ts'], {
    cwd: join(root, 'remote-content'),
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

test('wrong front matter, a missing picture and a broken link each fail the build with file and line', () => {
  cpSync(join(repository, 'remote-content'), join(root, 'remote-content'), {
    recursive: true,
    filter: (path) => !['dist', 'articles'].includes(basename(path)),
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
