import { createConnection, createServer } from 'node:net';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, askHttp2 } from './ask.mjs';
import { Balancer, balancerEnvironment, configuration, loopbackMachines } from './Balancer.mjs';
import { runTool } from './runTool.mjs';
import { StandIn } from './StandIn.mjs';
import { describeWith } from './describeWith.mjs';

const describeHaproxy = describeWith('haproxy', ['-v'], 'apt-get install haproxy');
const folder = mkdtempSync(join(tmpdir(), 'paw-haproxy-'));
const machines = loopbackMachines();
const client = (n) => machines[0].replace(/\d+$/, String(100 + n));
const up = ['node1', 'node2'];
/** The third machine is away in all tests. */
let shells;
let apis;
let balancers;

const startShells = async () => {
  shells = await Promise.all([0, 1].map((n) => StandIn.start(`shell ${n + 1}`, machines[n], 3000)));
};

beforeEach(async () => {
  await startShells();
  apis = await Promise.all([0, 1].map((n) => StandIn.start(`api ${n + 1}`, machines[n], 4000)));
  const limits = { REQUESTS_IN_10S: '200', WRITES_IN_10S: '20' };
  balancers = await Promise.all([0, 1].map((n) => Balancer.start(machines, n, folder, limits)));
  for (const balancer of balancers) {
    await balancer.untilUp('shells', up);
    await balancer.untilUp('apis', up);
  }
});
afterEach(async () => {
  await Promise.all([
    ...(balancers ?? []).map((each) => each.stop()),
    ...[...shells, ...apis].map((each) => each.kill()),
  ]);
});
afterAll(() => rmSync(folder, { recursive: true }));

describeHaproxy('HAProxy', () => {
  test('HAProxy accepts the configuration, and refuses a word that it does not know', () => {
    const env = { PATH: process.env.PATH, ...balancerEnvironment(machines, 0, folder) };
    expect(runTool('haproxy', ['-c', '-f', configuration], { env })).toMatchObject({ status: 0 });
    const wrong = join(folder, 'wrong.cfg');
    writeFileSync(wrong, readFileSync(configuration, 'utf8').replace('option redispatch', 'option redispatches'));
    expect(runTool('haproxy', ['-c', '-f', wrong], { env })).toMatchObject({ status: 1 });
  });

  test('an early hint (103) passes in HTTP/1.1 and HTTP/2', async () => {
    for (const shell of shells) {
      shell.before = (_request, response) => {
        response.writeEarlyHints({ link: '</shell.css>; rel=preload; as=style' });
        return true;
      };
    }
    const hint = { status: 103, link: '</shell.css>; rel=preload; as=style' };
    for (const { url } of balancers) {
      expect(await ask(url)).toMatchObject({ status: 200, interim: [hint] });
      expect(await askHttp2(url)).toMatchObject({ status: 200, interim: [hint] });
    }
  });

  test('no client is bound to a server: requests of one client go to all, and get no cookie', async () => {
    const answers = [];
    for (let n = 0; n < 10; n++) answers.push(await ask(balancers[0].url));
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['shell 1', 'shell 2']));
    expect(answers.flatMap(({ headers }) => headers['set-cookie'] ?? [])).toEqual([]);
  });

  test('a server that breaks off is left: GETs, quotes and requests with a key go to another, a POST without one does not', async () => {
    const breakOff = (_request, response) => void response.socket.destroy();
    shells[0].before = breakOff;
    const get = () => ask(balancers[0].url, { headers: {} });
    const keyed = () => ask(balancers[0].url, { method: 'POST', headers: { 'idempotency-key': 'order-1' } });
    const quote = () => ask(`${balancers[0].url}/api/cart/quote`, { method: 'POST' });
    for (const again of [get, keyed, quote, get, keyed, quote])
      expect(await again()).toMatchObject({ status: 200, body: 'shell 2' });
    expect(shells[0].requests.length).toBeGreaterThan(0);
    shells[1].before = breakOff;
    const before = shells.flatMap(({ requests }) => requests).length;
    expect((await ask(balancers[0].url, { method: 'POST' })).status).toBe(502);
    expect(shells.flatMap(({ requests }) => requests).length).toBe(before + 1);
  });

  test('what one server cannot answer now (503) another one answers, and a request is sent three times at most', async () => {
    const refuse = (_request, response) => void response.writeHead(503).end();
    shells[0].before = refuse;
    const get = () => ask(balancers[0].url);
    const keyed = () => ask(balancers[0].url, { method: 'POST', headers: { 'idempotency-key': 'order-1' } });
    for (const again of [get, keyed, get, keyed]) expect(await again()).toMatchObject({ status: 200, body: 'shell 2' });
    expect(shells[0].requests.length).toBeGreaterThan(0);
    shells[1].before = refuse;
    const count = () => shells.flatMap(({ requests }) => requests).length;
    const before = count();
    expect((await get()).status).toBe(503);
    expect(count() - before).toBeLessThanOrEqual(3);
    const without = count();
    expect((await ask(balancers[0].url, { method: 'POST' })).status).toBe(503);
    expect(count() - without).toBe(1);
  });

  test('requests of a killed shell and a killed api are answered by the others', async () => {
    const statuses = new Set();
    const stream = async (to) => {
      for (let n = 0; n < 60; n++) {
        statuses.add((await to(n)).status);
        await pause(5);
      }
    };
    const running = [
      stream((n) => ask(balancers[n % 2].url, { from: client(n % 2) })),
      stream((n) => fetch(`${balancers[n % 2].apiEntry}/api/taxonomy`)),
    ];
    await pause(100);
    await Promise.all([shells[0].kill(), apis[1].kill()]);
    await Promise.all(running);
    expect(statuses).toEqual(new Set([200]));
  });

  test('the limit of a client holds at both balancers, and other clients notice nothing', async () => {
    const post = (n, from) => ask(balancers[n].url, { method: 'POST', from });
    const first = await Promise.all(Array.from({ length: 40 }, () => post(0, client(1))));
    const refused = first.filter(({ status }) => status === 429);
    expect([first.length - refused.length, refused[0]?.headers['retry-after']]).toEqual([20, '10']);
    let other;
    for (const end = Date.now() + 5_000; other !== 429 && Date.now() < end; await pause(50)) {
      other = (await post(1, client(1))).status;
      // Its own count alone must not be what refuses.
      if (shells.flatMap(({ requests }) => requests).length >= 35) break;
    }
    expect(other).toBe(429);
    expect((await post(1, client(2))).status).toBe(200);
  });

  test('clients do not say where they come from, and do not reach routes of monitoring and staff', async () => {
    const lies = { 'x-forwarded-for': '10.9.9.9', 'x-forwarded-proto': 'http', forwarded: 'for=10.9.9.9' };
    await ask(balancers[0].url, { from: client(3), headers: lies });
    const seen = shells.map(({ headers }) => headers).find(Boolean);
    expect(seen).toMatchObject({ 'x-forwarded-for': client(3), 'x-forwarded-proto': 'https' });
    expect(seen).not.toHaveProperty('forwarded');
    for (const path of [
      '/metrics',
      '//metrics',
      '/%6detrics',
      '/api/staff/orders',
      '/api//staff',
      '/api/openapi.json',
    ]) {
      expect([path, (await ask(`${balancers[0].url}${path}`)).status]).toEqual([path, 404]);
    }
    const plain = await fetch(`http://${machines[0]}:8080/product/1?x=2`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([308, `https://${machines[0]}:8080/product/1?x=2`]);
  });

  test('connections to the database go to the primary that Patroni names, and end when it is another', async () => {
    const databases = machines.slice(0, 2).map((host, n) => {
      const server = createServer((socket) => socket.on('error', () => {}).write(`database ${n + 1}`));
      return server.listen(5432, host);
    });
    const patronis = await Promise.all(
      machines.slice(0, 2).map((host, n) => StandIn.start(`patroni ${n + 1}`, host, 8008)),
    );
    await patronis[1].kill();
    const [balancer] = balancers;
    await balancer.untilUp('database_primary', ['node1']);
    const open = createConnection(balancer.databaseEntry);
    open.on('error', () => {});
    expect(String((await once(open, 'data'))[0])).toBe('database 1');
    const ended = once(open, 'close');
    await patronis[0].kill();
    patronis[1] = await StandIn.start('patroni 2', machines[1], 8008);
    await ended;
    await balancer.untilUp('database_primary', ['node2']);
    const next = createConnection(balancer.databaseEntry);
    next.on('error', () => {});
    expect(String((await once(next, 'data'))[0])).toBe('database 2');
    next.destroy();
    for (const each of databases) each.close();
    await patronis[1].kill();
  });
});
