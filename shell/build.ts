import { buildShell } from '@paw/webpack/buildShell.ts';

// Only a watching build needs what watching needs.
if (process.argv.includes('--watch')) (await import('@paw/webpack/dev/watchShell.ts')).watchShell(import.meta.dirname);
else await buildShell(import.meta.dirname, process.argv.includes('--development') ? 'development' : 'production');
