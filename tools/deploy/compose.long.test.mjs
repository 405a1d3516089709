import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { roles } from '../start/roles.mjs';
import { runTool } from './runTool.mjs';
import { describeWith } from './describeWith.mjs';

const describeCompose = describeWith('docker-compose', ['version'], 'apt-get install docker-compose');
const file = join(root, 'deploy/container/compose.yaml');
const folder = mkdtempSync(join(tmpdir(), 'paw-compose-'));
const env = { PATH: process.env.PATH, PAW_ETC: folder, PAW_MACHINE: 'node1' };
const configure = (path = file, variables = env) =>
  runTool('docker-compose', ['-f', path, 'config'], { env: variables, cwd: folder });

beforeAll(() => {
  for (const role of Object.keys(roles)) writeFileSync(join(folder, `${role}.env`), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

describeCompose('Compose', () => {
  test('Compose accepts the file, which has a hardened service for each role', () => {
    const { status, output } = configure();
    expect([status, output]).toEqual([0, expect.stringContaining('node1-shell')]);
    for (const role of Object.keys(roles)) {
      const service = new RegExp(`^ {2}${role}:\\n(?: {4}.*\\n)*`, 'm').exec(output)?.[0] ?? '';
      for (const line of ['read_only: true', '- no-new-privileges:true', '- ALL', `- ${role}\n`]) {
        expect([role, service]).toEqual([role, expect.stringContaining(line)]);
      }
    }
  });

  test('Compose refuses a key that it does not know, and a machine without a name', () => {
    const wrong = join(folder, 'wrong.yaml');
    writeFileSync(wrong, readFileSync(file, 'utf8').replace('read_only: true', 'readonly: true'));
    expect(configure(wrong)).toMatchObject({ status: 1, output: expect.stringContaining("services.api: 'readonly'") });
    const nameless = configure(file, { ...env, PAW_MACHINE: '' });
    expect(nameless).toMatchObject({ status: 1, output: expect.stringContaining('names this machine') });
  });
});
