#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { root } from './root.ts';

// Half of a rollback's time would be compiling the same files again. In the own checkout, where no other user writes.
enableCompileCache(join(root, 'node_modules/.cache/release-commands'));

const { runCommandLine } = await import('./runCommandLine.ts');
await runCommandLine();
