/** Scanners that attackers use, against a shop of their own. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../releases/ownShop.ts';
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
const starts = [
  '/login',
  '/signup',
  '/contact-us',
  '/reset-password',
  '/search/bowl',
  '/track-order',
  '/checkout',
  '/blogs',
];

test('wapiti finds nothing in the pages and forms', async ({ shop }) => {
  test.setTimeout(2_400_000);
  const wapiti = new AttackTool('wapiti');
  test.skip(wapiti.isMissing, 'wapiti is not installed');
  const report = join(folder, 'wapiti.json');
  const where = ['-u', `${shop.url}/`, '--scope', 'domain', ...starts.flatMap((path) => ['-s', shop.url + path])];
  // It reads brotli only where Python has a package for it, and finds no link without.
  const plain = ['-H', 'Accept-Encoding: identity'];
  const least = ['-d', '3', '--max-links-per-page', '40', '--max-files-per-dir', '12', '--max-scan-time', '300'];
  const output = [
    '-f',
    'json',
    '-o',
    report,
    '--store-session',
    folder,
    '--flush-session',
    '--no-bugreport',
    '-v',
    '0',
  ];
  const said = await wapiti.run(
    [...where, ...plain, ...least, '--max-attack-time', '120', '-m', modules, ...output],
    2_300_000,
  );
  const { vulnerabilities, anomalies, infos } = JSON.parse(readFileSync(report, 'utf8')) as Record<
    'vulnerabilities' | 'anomalies',
    Record<string, { method: string; path: string; info: string; parameter: string }[]>
  > & { infos: object };
  console.log(`wapiti: ${JSON.stringify(infos)}`);
  const found = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, list]) =>
    list.map(({ method, path, parameter, info }) => `${kind}: ${method} ${path} ${parameter} ${info}`),
  );
  expect(
    found.filter((one) => !mistakes.test(one)),
    said.slice(-2_000),
  ).toEqual([]);
  expect(Number(/found (\d+) URLs and forms/.exec(said)?.[1]), 'what its crawler found').toBeGreaterThan(100);
});

test('sqlmap finds nothing in any page, and in no call of the api', async ({ shop }) => {
  test.setTimeout(7_200_000);
  const sqlmap = new AttackTool('sqlmap');
  test.skip(sqlmap.isMissing, 'sqlmap is not installed');
  const guest = await fetch(`${shop.url}/api/session/guest`, { method: 'POST' });
  const { token } = (await guest.json()) as { token: string };
  const cookie = guest.headers.getSetCookie().map((one) => one.split(';')[0]);
  const session = [`--headers=Authorization: Bearer ${token}\nCookie: ${cookie.join('; ')}`];
  const targets = attackTargets();
  expect(targets.length).toBeGreaterThan(70);
  const found: string[] = [];
  for (const target of targets) {
    const said = await sqlmap.run([...argsFor(shop.url, target), ...session], 600_000);
    const flaw = /identified the following injection|\b5\d\d \([^)]*\) - \d+ times/.exec(said)?.[0];
    if (flaw) found.push(`${target.method} ${target.path}: ${flaw}`);
    // It stops without a try where it understands nothing.
    if (!/all tested parameters|injectable|\[CRITICAL\]|starting @/.test(said))
      found.push(`${target.path} was not tried: ${said.slice(-300)}`);
  }
  expect(found).toEqual([]);
});

function argsFor(url: string, { method, path, data }: Target): string[] {
  const quick = [
    '--batch',
    '--level=1',
    '--risk=1',
    '--technique=BEUS',
    '--dbms=PostgreSQL',
    '--threads=2',
    '--flush-session',
  ];
  const body = data ? [`--data=${data}`, '--header=Content-Type: application/json'] : [];
  // Refusals are answers here: a scanner would stop at the first one.
  const go = ['--ignore-code=*', `--output-dir=${folder}`, '--disable-coloring'];
  return ['-u', url + path, `--method=${method}`, ...body, ...quick, ...go];
}
