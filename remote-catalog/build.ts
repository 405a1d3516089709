import { buildRemote } from '@paw/webpack/buildRemote.ts';

await buildRemote(import.meta.dirname);
