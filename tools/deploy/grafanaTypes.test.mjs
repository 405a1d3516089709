/**
 * Grafana publishes its schema of dashboards as TypeScript (`@grafana/schema`), generated from its own CUE files. That package
 * has no JSON schema, so TypeScript checks the files here, unknown fields included. Queries are PromQL, which `promtool` checks.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { typeProblems } from './typeProblems.mjs';

const types = join(root, 'node_modules/@grafana/schema/dist/types');
const read = (name) => JSON.parse(readFileSync(join(root, `deploy/grafana/${name}.json`), 'utf8'));

/** JSON has the texts of enumerations, which TypeScript takes by their names only. The type of a panel decides its options. */
const declarations = `
import type { GraphFieldConfig } from '${types}/index';
import type { Dashboard, FieldConfigSource, Panel } from '${types}/veneer/dashboard.types';
import type { Options } from '${types}/raw/composable/timeseries/panelcfg/x/types.gen';
type Json<T> = T extends string ? \`\${T}\` : T extends object ? { [K in keyof T]: Json<T[K]> } : T;
interface TimeSeries extends Omit<Panel, 'type' | 'options' | 'fieldConfig' | 'targets'> {
  type: 'timeseries';
  options: Options;
  fieldConfig: FieldConfigSource<GraphFieldConfig>;
  targets: { refId: string; expr: string; legendFormat: string }[];
}
type Checked = Json<Omit<Dashboard, 'panels'> & { panels: TimeSeries[] }>;
`;

const check = (dashboard) =>
  typeProblems(`${declarations}export const dashboard: Checked = ${JSON.stringify(dashboard)};`);

test.each(['shop', 'machines'])('each field of the dashboard "%s" has a name and a type that Grafana knows', (name) => {
  expect(check(read(name))).toBe('');
});

test.each([
  ['an option of a panel that Grafana does not have', '"showLegend"', '"showLegends"'],
  ['a value that Grafana does not have', '"placement":"bottom"', '"placement":"below"'],
  ['a field of a panel with another name', '"gridPos"', '"gridPosition"'],
  ['a number as text', '"schemaVersion":39', '"schemaVersion":"39"'],
  ['a variable of a kind that Grafana does not have', '"type":"datasource"', '"type":"source"'],
  ['a panel of a kind that is not checked here', '"type":"timeseries"', '"type":"table"'],
])('%s is found', (_, from, to) => {
  const text = JSON.stringify(read('shop'));
  expect(text).toContain(from);
  expect(check(JSON.parse(text.replace(from, to)))).toContain('error TS');
});
