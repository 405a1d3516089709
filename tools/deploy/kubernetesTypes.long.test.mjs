import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { buildManifests, readManifests } from './manifests.mjs';
import { runTool } from './runTool.mjs';
import { describeWith } from './describeWith.mjs';

const types = join(root, 'node_modules/kubernetes-types');
const fix = 'npm install --save-dev --save-exact kubernetes-types';
const describeTypes = existsSync(types)
  ? describeWith('kubectl', ['version', '--client'], 'apt-get install kubernetes-client')
  : describeWith('kubernetes-types', [], fix);
const folder = mkdtempSync(join(tmpdir(), 'paw-manifests-'));
const modules = {
  v1: 'core/v1',
  'apps/v1': 'apps/v1',
  'policy/v1': 'policy/v1',
  'networking.k8s.io/v1': 'networking/v1',
};

afterAll(() => rmSync(folder, { recursive: true }));

/** What TypeScript says of the objects, each of which has the type of its kind. */
function checkTypes(objects) {
  const lines = objects.map(
    ({ apiVersion, kind, ...rest }, n) =>
      `export const object${n}: import('${types}/${modules[apiVersion]}').${kind} = ${JSON.stringify({ apiVersion, kind, ...rest })};`,
  );
  const file = join(folder, 'manifests.ts');
  writeFileSync(file, lines.join('\n'));
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  const args = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext', '--moduleResolution', 'bundler', file];
  return runTool(process.execPath, [compiler, ...args], { cwd: folder }).output;
}

describeTypes('kubernetes-types', () => {
  test('each field of each manifest has a name and a type that Kubernetes knows', () => {
    const text = buildManifests();
    expect(checkTypes(readManifests(text))).toBe('');
    const misspelled = readManifests(text.replace('pathType:', 'pathtype:'));
    expect(checkTypes(misspelled)).toContain('does not exist in type');
  });
});
