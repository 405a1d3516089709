import { buildShell } from '@paw/webpack/buildShell.ts';

await buildShell(import.meta.dirname, process.argv.includes('--development') ? 'development' : 'production');
