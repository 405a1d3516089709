import { buildShell } from '@paw/build/buildShell.ts';
import { specifiedRoutes } from './src/routes/specifiedRoutes.ts';

const folder = import.meta.dirname;
const table = specifiedRoutes.map(({ path }) => path);

// Only a watching build needs what watching needs.
if (process.argv.includes('--watch')) (await import('@paw/build/dev/watchShell.ts')).watchShell(folder, table);
else await buildShell(folder, table, process.argv.includes('--development') ? 'development' : 'production');
