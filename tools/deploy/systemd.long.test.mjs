import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { roles } from '../start/roles.mjs';
import { runTool } from './runTool.mjs';
import { describeWith } from './describeWith.mjs';

const describeUnits = describeWith('systemd-analyze', ['--version'], 'apt-get install systemd');
const source = join(root, 'deploy/systemd');
const services = Object.keys(roles).map((role) => `paw-${role}.service`);
/** The units as on a machine where this checkout is /opt/paw-dailies. */
const folder = mkdtempSync(join(tmpdir(), 'paw-units-'));

beforeAll(() => {
  for (const name of readdirSync(source)) {
    const text = readFileSync(join(source, name), 'utf8');
    writeFileSync(join(folder, name), text.replaceAll('/opt/paw-dailies', root));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

describeUnits('systemd', () => {
  test('systemd accepts each unit, and each role has one', () => {
    expect(readdirSync(folder).toSorted()).toEqual([...services, 'paw.target'].toSorted());
    const files = readdirSync(folder).map((name) => join(folder, name));
    const env = { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` };
    expect(runTool('systemd-analyze', ['verify', '--man=no', ...files], { env })).toEqual({ status: 0, output: '' });
  });

  test('systemd refuses a unit with a misspelled setting', () => {
    const path = join(folder, 'misspelled.service');
    writeFileSync(path, readFileSync(join(folder, services[0]), 'utf8').replace('PrivateTmp=', 'PrivateTemp='));
    const { output } = runTool('systemd-analyze', ['verify', '--man=no', path]);
    rmSync(path);
    expect(output).toContain("'PrivateTemp'");
  });

  test('each service has an exposure of at most 2.0, of 10', () => {
    for (const name of services) {
      const args = ['security', '--offline=true', '--threshold=20', '--no-pager', join(folder, name)];
      const { status, output } = runTool('systemd-analyze', args);
      expect([name, status, output.includes('Overall exposure level')]).toEqual([name, 0, true]);
    }
  });
});
