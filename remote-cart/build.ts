import { buildRemote } from '@paw/webpack/buildRemote.ts';

// Only a watching build needs what watching needs.
if (process.argv.includes('--watch'))
  (await import('@paw/webpack/dev/watchRemote.ts')).watchRemote(import.meta.dirname);
else await buildRemote(import.meta.dirname);
