/** A new team: from `npm run new` to a live page and slot by the printed commands, and its removal. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readLive } from './commands.ts';
import { expect, test } from './ownShop.ts';
import type { Workshop } from './Workshop.ts';

const FOLDER = 'remote-dog-club';
/** Files of builds and installs, which git ignores. */
const made = /(^|\/)(node_modules|dist|coverage|\.data|test-results)(\/|$)/;

/** Every source file outside the new folder → its hash. */
function readOthers({ root }: Workshop): Record<string, string> {
  const paths = readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !made.test(name) && name !== FOLDER)
    .flatMap((entry) => {
      if (!entry.isDirectory()) return [entry.name];
      return readdirSync(join(root, entry.name), { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile())
        .map((file) => join(file.parentPath, file.name).slice(root.length + 1))
        .filter((path) => !made.test(path));
    });
  const hashOf = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(root, path)))
      .digest('hex');
  return Object.fromEntries(paths.map((path) => [path, hashOf(path)]));
}

test('a new remote is live with page and slot after the printed commands, and can be removed again', async ({
  shop,
  workshop,
  page,
}) => {
  const run = (command: string) => {
    const [program = '', ...words] = command.split(' ');
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, PAW_DATA: shop.dataFolder, CI: '1' };
    return execFileSync(program, words, { cwd: workshop.root, env, encoding: 'utf8', stdio: 'pipe' });
  };
  const others = readOthers(workshop);
  const live = await readLive(shop);
  const status = async (path: string) => (await fetch(shop.url + path)).status;
  expect(await status('/dog-club')).toBe(404);
  try {
    const said = run('npm run new -- dog-club');
    const commands = [...said.matchAll(/^ {2}(\S.*)$/gm)].map(([, command = '']) => command);
    expect(commands.length).toBeGreaterThan(1);
    expect(commands.length).toBeLessThanOrEqual(4);
    for (const command of commands) run(command);
    expect(readOthers(workshop)).toEqual(others);

    const answer = await fetch(`${shop.url}/dog-club`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/Rex(<!-- -->)? is a member/);
    await page.goto('/');
    await page.goto('/dog-club');
    await expect(page.getByRole('heading', { level: 1, name: 'Dog club' })).toBeVisible();
    await expect(page.getByText(/^Members choose from [\d,]+ products\.$/)).toBeVisible();
    await expect(page.getByText('Rex is a member')).toBeVisible();
    expect(await readLive(shop)).toMatchObject(live);

    const [, removal = ''] = /`(npm run release -- deactivate [^`]+)`/.exec(workshop.read(`${FOLDER}/README.md`)) ?? [];
    run(removal);
    rmSync(workshop.path(FOLDER), { recursive: true });
    expect(await status('/dog-club')).toBe(404);
    for (const path of ['/', '/viewcart', '/about-us', '/login'])
      expect([path, await status(path)]).toEqual([path, 200]);
    expect(readOthers(workshop)).toEqual(others);
  } finally {
    if (existsSync(workshop.path(FOLDER))) {
      run('npm run release -- deactivate dog-club');
      rmSync(workshop.path(FOLDER), { recursive: true });
    }
  }
  const { 'dog-club': left = '', ...rest } = await readLive(shop);
  expect(left).toBe('');
  expect(rest).toEqual(live);
});
