import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { runTool } from './runTool.mjs';
import { describeWith } from './describeWith.mjs';

const describePromtool = describeWith('promtool', ['--version'], 'apt-get install prometheus');
const source = join(root, 'deploy/grafana');
const dashboards = readdirSync(source)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(source, name), 'utf8')));

test('each dashboard has an id of its own, and panels with an explanation that do not overlap', () => {
  expect(new Set(dashboards.map(({ uid }) => uid))).toEqual(new Set(['paw-machines', 'paw-shop']));
  expect(dashboards).toHaveLength(2);
  for (const { panels, templating } of dashboards) {
    expect(templating.list.map(({ name, type }) => [name, type])).toEqual([['source', 'datasource']]);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, n) => `${x + (n % w)},${y + Math.floor(n / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    for (const { title, description, datasource, gridPos, targets } of panels) {
      expect([title, description]).toEqual([title, expect.stringMatching(/\.$/)]);
      expect(datasource).toEqual({ type: 'prometheus', uid: '${source}' });
      expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
      expect(targets.every(({ refId, expr, legendFormat }) => refId && expr && legendFormat)).toBe(true);
    }
  }
});

describePromtool('promtool', () => {
  test('Prometheus can read each query of the dashboards', () => {
    const folder = mkdtempSync(join(tmpdir(), 'paw-queries-'));
    const queries = dashboards.flatMap(({ panels }) =>
      panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    );
    const check = (all) => {
      const rules = all.map((expr, n) => ({ record: `query:${n}`, expr: expr.replaceAll('$__rate_interval', '1m') }));
      const file = join(folder, 'queries.yml');
      writeFileSync(file, JSON.stringify({ groups: [{ name: 'queries', rules }] }));
      return runTool('promtool', ['check', 'rules', file]);
    };
    expect(check(queries)).toMatchObject({
      status: 0,
      output: expect.stringContaining(`${queries.length} rules found`),
    });
    expect(check(['sum by (']).status).toBe(1);
    rmSync(folder, { recursive: true });
  });
});
