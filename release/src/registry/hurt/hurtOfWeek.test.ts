/** The plots of a week whose release of the catalog broke the product page. The tests only read it, and it is large. */
import { removeTemporaryFolders } from '../../testing/sampleRelease.ts';
import { openTestRegistry, type TestRegistry } from '../../testing/testRegistry.ts';
import { type InventedWeek, inventWeek } from './testing/inventWeek.ts';

const MINUTE = 60_000;
let registry: TestRegistry;
let viewer: string;
let week: InventedWeek;

beforeAll(async () => {
  registry = await openTestRegistry();
  viewer = await registry.tokenOf('viewer');
  week = await inventWeek(registry.store, Date.now());
});
afterAll(async () => {
  await registry.app.close();
  removeTemporaryFolders();
});

const ask = async (range: string) =>
  (await registry.call('GET', `/v1/environments/production/hurt?range=${range}`, viewer)).body;

test('the first kind of failure is the one that broke the product page, with its release, its minute and who made it live', async () => {
  const { errors } = await ask('week');
  const { release, by, at } = week.broken;
  expect(errors[0]).toMatchObject({
    remote: 'catalog',
    release,
    route: '/product/:title',
    kind: 'throw',
    first: at,
    shownBy: { by: `${by} (token)`, how: 'live' },
  });
  expect(errors[0].failed / errors[0].views).toBeGreaterThan(0.25);
  expect(errors[0].others.failed / errors[0].others.views).toBeLessThan(0.01);
  expect(Date.parse(errors[0].left.at) - Date.parse(at)).toBe(36 * MINUTE);
});

test('the plot of the catalog is highest where it broke, and the changes before it are marked', async () => {
  const { from, part, remotes, changes } = await ask('week');
  const { hurt } = remotes.find(({ remote }: { remote: string }) => remote === 'catalog');
  const highest = Date.parse(from) + hurt.indexOf(Math.max(...hurt)) * part;
  expect(Math.abs(highest - Date.parse(week.broken.at))).toBeLessThan(part);
  const moved = changes.flatMap(({ moves }: { moves: { remote: string }[] }) => moves.map(({ remote }) => remote));
  expect(moved).toEqual(['account', 'cart', 'cart', 'account', 'content', 'catalog', 'catalog', 'catalog']);
  expect(remotes.map(({ remote }: { remote: string }) => remote)).toEqual(['account', 'cart', 'catalog', 'content']);
});

test('a plot has as many parts as it can show, and none of what is to come', async () => {
  const { parts, part, from, remotes } = await ask('month');
  expect(parts).toBeLessThanOrEqual(360);
  expect(Date.parse(from) + parts * part).toBeLessThan(Date.now() + part);
  expect(remotes[0].hurt).toHaveLength(parts);
});
