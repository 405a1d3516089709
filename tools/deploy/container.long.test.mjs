import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../start/checkPort.mjs';
import { ImageTools } from './ImageTools.mjs';
import { runTool } from './runTool.mjs';
import { describeWith } from './describeWith.mjs';

const isThere = (program) => runTool(program, ['--version']).status === 0;
const describeImage = describeWith(
  isThere('buildah') ? 'podman' : 'buildah',
  ['--version'],
  'apt-get install buildah podman runc',
);
const tools = new ImageTools();
const node = '/opt/paw-dailies/node_modules/.bin/node';

/** What a program in the container may do, as it finds out itself. */
const tryWrites = `const { readFileSync, writeFileSync } = require('node:fs');
const write = (path) => { try { writeFileSync(path, ''); return 'written'; } catch ({ code }) { return code; } };
const [, capabilities] = /CapBnd:\\s*(\\w+)/.exec(readFileSync('/proc/self/status', 'utf8'));
console.log(JSON.stringify({ uid: process.getuid(), capabilities, program: write('/opt/paw-dailies/x'), root: write('/x'), data: write('/data/x'), tmp: write('/tmp/x') }));`;

afterAll(() => tools.remove());

describeImage('the image', () => {
  test('one image runs each role without root, capabilities or a writable file system, and ends on SIGTERM', async () => {
    tools.build();
    const port = String(await findFreePort(20_000 + (process.pid % 20_000), '127.0.0.1'));
    const name = `paw-pictures-${process.pid}`;
    const child = tools.start(
      name,
      { PAW_DATA: '/data', PORT: port, PREPARE_AFTER: 'never', DRAIN_GRACE: '100' },
      'pictures',
    );
    const exited = once(child, 'exit');
    await untilReady(`http://127.0.0.1:${port}/readyz`, child);
    const { output } = runTool('podman', tools.podman('exec', name, node, '-e', tryWrites));
    const facts = { program: 'EROFS', root: 'EROFS', data: 'written', tmp: 'written' };
    expect(JSON.parse(output)).toEqual({ uid: 10001, capabilities: '0000000000000000', ...facts });
    runTool('podman', tools.podman('stop', '--time=30', name));
    expect((await exited)[0]).toBe(0);

    const refused = (role) => runTool('podman', tools.run(`paw-${role}-${process.pid}`, { PORT: 'none' }, role)).output;
    expect(refused('api')).toContain('DATABASE_URL');
    expect(refused('shell')).toContain('API_URL is missing');
    expect(refused('registry')).toContain('PORT');
    expect(refused('everything')).toContain('Name one role');
  }, 900_000);
});

async function untilReady(url, child) {
  for (const end = Date.now() + 60_000; Date.now() < end && child.exitCode === null; await pause(100)) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`The container did not answer at ${url}.`);
}
