import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { runTool } from './runTool.mjs';
import { describeWith } from './describeWith.mjs';

const describePromtool = describeWith('promtool', ['--version'], 'apt-get install prometheus');
const source = join(root, 'deploy/prometheus');
const read = (path) => readFileSync(join(root, path), 'utf8');
const rules = read('deploy/prometheus/alerts.yml');
const names = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
const folder = mkdtempSync(join(tmpdir(), 'paw-alerts-'));
const promtool = (...args) => runTool('promtool', args, { cwd: folder });

beforeAll(() => cpSync(source, folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

describePromtool('promtool', () => {
  test('Prometheus accepts its configuration and the alerts', () => {
    expect(promtool('check', 'config', 'prometheus.yml')).toMatchObject({ status: 0 });
    expect(promtool('check', 'rules', 'alerts.yml').output).toContain(`${names.length} rules found`);
  });

  test('each alert is quiet at first, and fires when its trouble lasts', () => {
    const tested = [...read('deploy/prometheus/alerts.test.yml').matchAll(/alertname: (\w+)\n\s+exp_alerts:\n/g)];
    expect(tested.map(([, name]) => name)).toEqual(names);
    expect(promtool('test', 'rules', 'alerts.test.yml')).toMatchObject({ status: 0 });
  });

  test('the tests of the alerts fail when an alert does not fire, or fires too early', () => {
    for (const [from, to] of [
      ['max(database_up) == 0', 'max(database_up) == 2'],
      ['for: 10m', 'for: 1m'],
    ]) {
      writeFileSync(join(folder, 'alerts.yml'), rules.replace(from, to));
      expect(promtool('test', 'rules', 'alerts.test.yml')).toMatchObject({ status: 1 });
    }
    writeFileSync(join(folder, 'alerts.yml'), rules);
  });
});

test('each alert has its section in the runbook, and links to it', () => {
  const sections = [...read('docs/runbooks/alerts.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(names);
  const links = [...rules.matchAll(/runbook: docs\/runbooks\/alerts\.md#(\w+)/g)].map(([, name]) => name);
  expect(links).toEqual(names.map((name) => name.toLowerCase()));
});

test('alerts and dashboards use only metrics that docs/metrics.md explains', () => {
  const explained = new Set(
    read('docs/metrics.md')
      .match(/`[a-z][a-z0-9_]+`/g)
      ?.map((name) => name.slice(1, -1)),
  );
  const dashboards = readdirSync(join(root, 'deploy/grafana')).filter((name) => name.endsWith('.json'));
  const panels = dashboards.flatMap((name) => JSON.parse(read(`deploy/grafana/${name}`)).panels);
  const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const texts = [...rules.matchAll(/expr: '(.*)'/g)].map(([, text]) => text).concat(queries);
  const used = texts.flatMap(
    (text) => text.match(/\b(http|page|database|haproxy|nodejs|process|release|signal)\w*_\w+/g) ?? [],
  );
  const bare = used.map((name) => (name.startsWith('haproxy') ? name : name.replace(/_(bucket|sum|count)$/, '')));
  // Values of labels.
  const values = new Set(['database_primary', 'database_reads']);
  expect(bare.length).toBeGreaterThan(30);
  expect([...new Set(bare)].filter((name) => !explained.has(name) && !values.has(name))).toEqual([]);
});
