import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { checkout } from './shopProcess.ts';
import type { World } from './world.ts';

/** Runs `npm run shop -- …` like the shop's staff. @returns its output. @throws when it fails */
export async function staff({ dataFolder }: World, ...args: string[]): Promise<string> {
  const env = { ...process.env, PAW_DATA: dataFolder, STAFF_URL: '', STAFF_KEY: '' };
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'shop', '--', ...args], {
    cwd: checkout,
    env,
  });
  return stdout;
}
