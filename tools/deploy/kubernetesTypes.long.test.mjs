import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { buildManifests, readManifests } from './manifests.mjs';
import { describeWith } from './describeWith.mjs';
import { typeProblems } from './typeProblems.mjs';

const types = join(root, 'node_modules/kubernetes-types');
const fix = 'npm install --save-dev --save-exact kubernetes-types';
const describeTypes = existsSync(types)
  ? describeWith('kubectl', ['version', '--client'], 'apt-get install kubernetes-client')
  : describeWith('kubernetes-types', [], fix);
const modules = {
  v1: 'core/v1',
  'apps/v1': 'apps/v1',
  'policy/v1': 'policy/v1',
  'networking.k8s.io/v1': 'networking/v1',
};

/** What TypeScript says of the objects, each of which has the type of its kind. */
function checkTypes(objects) {
  const lines = objects.map(
    ({ apiVersion, kind, ...rest }, n) =>
      `export const object${n}: import('${types}/${modules[apiVersion]}').${kind} = ${JSON.stringify({ apiVersion, kind, ...rest })};`,
  );
  return typeProblems(lines.join('\n'));
}

describeTypes('kubernetes-types', () => {
  test('each field of each manifest has a name and a type that Kubernetes knows', () => {
    const text = buildManifests();
    expect(checkTypes(readManifests(text))).toBe('');
    const misspelled = readManifests(text.replace('pathType:', 'pathtype:'));
    expect(checkTypes(misspelled)).toContain('does not exist in type');
  });
});
