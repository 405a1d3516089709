#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { compileCacheFolder } from './compileCacheFolder.ts';

// Half of a rollback's time would be compiling the same files again.
enableCompileCache(compileCacheFolder(import.meta.dirname));

const { runCommandLine } = await import('./runCommandLine.ts');
await runCommandLine();
