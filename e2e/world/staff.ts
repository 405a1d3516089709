import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { checkout } from './shopProcess.ts';
import type { World } from './world.ts';

/** `npm run shop -- …` as the shop's staff run it; what it printed. @throws when it was refused */
export async function staff({ url, dataFolder }: World, ...args: string[]): Promise<string> {
  const env = { ...process.env, PAW_DATA: dataFolder, SHOP_URL: url, STAFF_KEY: '' };
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'shop', '--', ...args], {
    cwd: checkout,
    env,
  });
  return stdout;
}
