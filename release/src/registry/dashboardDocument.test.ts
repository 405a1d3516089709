import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dashboardDocument } from './dashboardDocument.ts';

test('The types of the dashboard are made from the calls that the registry has', async () => {
  const kept = JSON.parse(readFileSync(join(__dirname, '../dashboard/registryDocument.json'), 'utf8'));
  // Else run: npx node release/src/registry/writeDashboardDocument.ts
  expect(JSON.parse(JSON.stringify(await dashboardDocument()))).toEqual(kept);
});
