import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { readRole } from '../start/readRole.mjs';
import { roles } from '../start/roles.mjs';
import { settingsOf } from '../start/settingsOf.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const runbook = read('docs/runbooks/deploy.md');

/** The variables of a file that the runbook shows: `# /etc/paw/api.env`, then lines. */
function settingsIn(file) {
  const [, lines] = new RegExp(`^# ${file}\\n((?:\\w+=.*\\n)+)`, 'm').exec(runbook) ?? [];
  return Object.fromEntries(
    (lines ?? '')
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  );
}

test.each(Object.keys(roles))('the runbook shows settings of the role %s that it reads, and no others', (role) => {
  const settings = settingsIn(`/etc/paw/${role}.env`);
  expect(Object.keys(settings).length).toBeGreaterThan(3);
  expect(Object.keys(settings).filter((name) => !settingsOf(role).includes(name))).toEqual([]);
  const filled = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value || 'filled']));
  expect(readRole([role], filled)).toBe(roles[role]);
});

test('the runbook sets each variable of haproxy.cfg that has no default', () => {
  const needed = [...read('deploy/haproxy/haproxy.cfg').matchAll(/"\$\{(\w+)\}/g)].map(([, name]) => name);
  const shown = settingsIn('/etc/default/haproxy');
  expect(needed.filter((name) => !shown[name])).toEqual([]);
});

test('the ports of the runbook are those of haproxy.cfg and of the manifests', () => {
  const configuration = read('deploy/haproxy/haproxy.cfg');
  for (const role of Object.keys(roles)) {
    const { PORT } = settingsIn(`/etc/paw/${role}.env`);
    expect(configuration).toContain(`:\${${role.toUpperCase()}_PORT-${PORT}}"`);
    expect(read(`deploy/kubernetes/${role}.yaml`)).toContain(`{ name: http, containerPort: ${PORT} }`);
  }
  const { API_URL, PICTURES_URL, REGISTRY_URL } = settingsIn('/etc/paw/shell.env');
  for (const [name, url] of Object.entries({ API: API_URL, PICTURES: PICTURES_URL, REGISTRY: REGISTRY_URL })) {
    expect(configuration).toContain(`"\${INNER-127.0.0.1}:\${${name}_ENTRY-${new URL(url).port}}"`);
  }
});
