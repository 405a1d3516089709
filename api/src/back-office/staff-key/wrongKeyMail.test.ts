import type { App } from '../../platform/app/bareApp.ts';
import { testPost } from '../../testing/testPost.ts';
import { startTestAccounts } from '../../testing/testAccounts.ts';
import { buildStaffApp } from '../../staffApp.ts';

const post = testPost(startTestAccounts, ['counted_tries', 'staff_audit']);

let apps: App[] = [];
let wakes = 0;
beforeAll(async () => {
  apps = await Promise.all([0, 1].map(() => buildStaffApp(post.world.database, { wake: () => (wakes += 1) })));
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

/** Wrong keys, each from an address of its own, at two api processes in turn. @returns how often mail was to be sent */
async function guess(count: number): Promise<number> {
  const before = wakes;
  for (let at = 0; at < count; at++) {
    const headers = { 'x-staff-key': `wrong ${at}`, 'x-forwarded-for': `203.0.113.${at}` };
    await apps[at % 2]?.inject({ url: '/api/staff/orders', headers });
  }
  await post.send();
  return wakes - before;
}
const pass = (minutes: number) =>
  post.world.run(`update counted_tries set counted_at = counted_at - make_interval(mins => ${minutes})`);

test('forty wrong keys within an hour send one email to the shop, which names the command and no address', async () => {
  expect(await guess(39)).toBe(0);
  expect(post.mails).toHaveLength(0);
  expect(await guess(3)).toBe(1);
  expect(post.mails).toHaveLength(1);
  const [mail] = post.mails;
  expect(mail?.to?.[0]?.address).toBe('hello@shop.test');
  expect(mail?.subject).toBe('Someone is trying staff keys: 40 wrong ones within an hour');
  expect(mail?.text).toContain('npm run shop -- events --kind staff-key --since 2h');
  expect(`${mail?.text}${mail?.html}`).not.toContain('203.0.113');
});

test('while someone goes on trying, there is at most one email an hour', async () => {
  await guess(60);
  await pass(59);
  await guess(60);
  expect(post.mails).toHaveLength(1);
  await pass(2);
  await guess(60);
  expect(post.mails).toHaveLength(2);
  expect(await post.world.run('select action from staff_audit')).toHaveLength(2);
});
