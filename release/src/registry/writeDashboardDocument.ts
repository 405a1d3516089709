/** After a change of a call that the dashboard makes: `npx node release/src/registry/writeDashboardDocument.ts`. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dashboardDocument } from './dashboardDocument.ts';

const root = join(import.meta.dirname, '../../..');
const file = join(root, 'release/src/dashboard/registryDocument.json');
writeFileSync(file, JSON.stringify(await dashboardDocument(), undefined, 2));
execFileSync(process.execPath, [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--write', file], {
  cwd: root,
});
