import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

rmSync(join(root, 'shots'), { recursive: true, force: true });
const cli = join(root, 'node_modules/@playwright/test/cli.js');
const args = [cli, 'test', '-c', 'e2e/shots/playwright.config.ts', ...process.argv.slice(2)];
process.exit(spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1);
