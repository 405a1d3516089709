/** Scanners that attackers use, against a shop of their own. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../releases/ownShop.ts';
import { newMember, signUpByCalls } from '../session/members.ts';
import { AttackTool } from './AttackTool.ts';
import { attackTargets, type Target } from './attackTargets.ts';

const folder = mkdtempSync(join(tmpdir(), 'paw-attacks-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

// One scanner at a time, because each keeps the shop busy.
test.describe.configure({ mode: 'default' });

/** Those that ask a host of their own are left out; headers and cookies have tests of their own (headers.spec.ts). */
const modules = 'backup,blindsql,crlf,exec,file,methods,permanentxss,redirect,shellshock,sql,xss';
/** Every text has a page of results, so `bowl.bak` is a search. */
const mistakes = /^Backup file: GET \/search\//;
const filters =
  'page=1&sort=newest&size=S&color_family=Black&brand=Saltgrass&in_stock=1&rating=1&price_min=1&price_max=20';
/** One page of each kind, with every query name that a page reads. */
const starts = [
  '/',
  '/login?returnTo=x',
  '/signup',
  '/contact-us',
  '/reset-password?token=x',
  '/search?q=bowl',
  '/search/bowl?page=1&sort=newest',
  '/track-order?number=x',
  '/checkout',
  '/cart',
  '/blogs?pet=dog&page=1',
  '/product/Adjustable-Dog-Collar?variant=1',
  '/petcategory/dog',
  `/productcategories/dog/Toys?${filters}`,
  '/productcategories/dog/Beds/Dog-Orthopedic',
  '/PetSupplies/dog/toys',
  '/order-sent?reference=x',
  '/wishlist?list=x',
  '/newsletter/confirm?token=x',
  '/documents?text=dog',
  '/set?on=catalog@0123456789abcdef',
  '/preview/x',
  '/uploads/bowl/plain-320.webp',
];
/** What pages send without scripts. */
const forms = [
  'GET /search?q=',
  'POST /login',
  'POST /signup',
  'POST /reset-password',
  'POST /track-order',
  'POST /api/contact',
  'POST /api/admin/subscribe',
  'POST /api/newsletter/confirm',
];

test('wapiti finds nothing in the pages and forms', async ({ shop }) => {
  test.setTimeout(1_200_000);
  const wapiti = new AttackTool('wapiti');
  test.skip(wapiti.isMissing, 'wapiti is not installed');
  const report = join(folder, 'wapiti.json');
  const where = ['-u', `${shop.url}/`, '--scope', 'domain', ...starts.flatMap((path) => ['-s', shop.url + path])];
  // It reads brotli only where Python has a package for it, and finds no link without.
  const plain = ['-H', 'Accept-Encoding: identity'];
  // The forms of these pages and one link of each. The form of all filters has 40 fields: their names are in a start.
  const least = ['-d', '1', '--max-links-per-page', '1', '--max-parameters', '12', '--max-scan-time', '60'];
  const files = ['-f', 'json', '-o', report, '--store-session', folder, '--flush-session', '--no-bugreport'];
  const said = await wapiti.run(
    [...where, ...plain, ...least, '--max-attack-time', '75', '-m', modules, ...files, '-v', '1'],
    1_100_000,
  );
  const { vulnerabilities, anomalies, infos } = JSON.parse(readFileSync(report, 'utf8')) as Record<
    'vulnerabilities' | 'anomalies',
    Record<string, { method: string; path: string; info: string; parameter: string }[]>
  > & { infos: object };
  const [crawled = '', attacks = ''] = said.split('Loading modules');
  const cut = [...attacks.matchAll(/Max attack time was reached for module (\w+)/g)].map(([, name]) => name);
  console.log(`wapiti: ${JSON.stringify(infos)}; stopped after 75 s: ${cut.join(', ') || 'none'}`);
  const found = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, list]) =>
    list.map(({ method, path, parameter, info }) => `${kind}: ${method} ${path} ${parameter} ${info}`),
  );
  expect(
    found.filter((one) => !mistakes.test(one)),
    said.slice(-2_000),
  ).toEqual([]);
  for (const form of forms) expect(crawled).toContain(form.replace(' /', ` ${shop.url}/`));
  for (const name of ['sql', 'xss', 'exec', 'file', 'permanentxss'])
    expect(attacks).toContain(`Launching module ${name}`);
});

const guestCalls = attackTargets();
/** As a member only calls differ; those that end the session, or begin another, would end the test. */
const memberCalls = guestCalls.filter(
  ({ path }) => path.startsWith('/api/') && !/^\/api\/session(\/guest|\/renew)?$/.test(path),
);

test('sqlmap finds nothing in any page, and in no call of the api', async ({ shop }) => {
  test.setTimeout(3_600_000);
  const sqlmap = new AttackTool('sqlmap');
  test.skip(sqlmap.isMissing, 'sqlmap is not installed');
  expect(guestCalls.length).toBeGreaterThan(70);
  const guest = await fetch(`${shop.url}/api/session/guest`, { method: 'POST' });
  expect(await attackAll(sqlmap, shop.url, guestCalls, await sessionOf(guest))).toEqual([]);
});

test('sqlmap finds nothing as a member in any call of the api', async ({ shop }) => {
  test.setTimeout(3_600_000);
  const sqlmap = new AttackTool('sqlmap');
  test.skip(sqlmap.isMissing, 'sqlmap is not installed');
  expect(memberCalls.length).toBeGreaterThan(50);
  const session = await sessionOf(await signUpByCalls(shop, newMember()));
  expect(await attackAll(sqlmap, shop.url, memberCalls, session)).toEqual([]);
  const headers = Object.fromEntries(session.split('\n').map((line) => line.split(': ') as [string, string]));
  // The calls before were made by a member.
  expect((await fetch(`${shop.url}/api/account`, { headers })).status).toBe(200);
});

/** The headers of a browser whose session has just begun. */
async function sessionOf(reply: Response): Promise<string> {
  const { token } = (await reply.json()) as { token: string };
  const cookie = reply.headers.getSetCookie().map((one) => one.split(';')[0]);
  return `Authorization: Bearer ${token}\nCookie: ${cookie.join('; ')}`;
}

/** Two at a time. @returns a line for each target with a flaw, or that was not tried */
async function attackAll(
  sqlmap: AttackTool,
  url: string,
  targets: readonly Target[],
  session: string,
): Promise<string[]> {
  const found: string[] = [];
  const waiting = [...targets];
  const attack = async () => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      const said = await sqlmap.run([...argsFor(url, target), `--headers=${session}`], 300_000);
      const flaw = /identified the following injection|\b5\d\d \([^)]*\) - \d+ times/.exec(said)?.[0];
      if (flaw) found.push(`${target.method} ${target.path}: ${flaw}`);
      // It stops without a try where it understands nothing.
      if (!/all tested parameters|injectable|\[CRITICAL\]|starting @/.test(said))
        found.push(`${target.path} was not tried: ${said.slice(-300)}`);
    }
  };
  await Promise.all([attack(), attack()]);
  return found;
}

function argsFor(url: string, { method, path, data }: Target): string[] {
  const quick = ['--batch', '--level=1', '--risk=1', '--technique=BEUS', '--dbms=PostgreSQL', '--flush-session'];
  const body = data ? [`--data=${data}`, '--header=Content-Type: application/json'] : [];
  // Refusals are answers here: a scanner would stop at the first one.
  const go = ['--ignore-code=*', `--output-dir=${folder}`, '--disable-coloring'];
  return ['-u', url + path, `--method=${method}`, ...body, ...quick, ...go];
}
