import { buildRemote } from '@paw/build/buildRemote.ts';

// Only a watching build needs what watching needs.
if (process.argv.includes('--watch')) (await import('@paw/build/dev/watchRemote.ts')).watchRemote(import.meta.dirname);
else await buildRemote(import.meta.dirname);
