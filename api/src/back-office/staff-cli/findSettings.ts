import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { CliProblem } from './CliProblem.ts';
import type { CommandOptions } from './CommandShape.ts';

type Variables = Record<string, string | undefined>;

/**
 * The address of the shop, the staff key, and the name for the audit.
 * @param root the repository
 * @throws CliProblem when there is no key
 */
export function findSettings(options: CommandOptions, root: string, env: Variables) {
  const shop = options.shop ?? (env.SHOP_URL || `http://localhost:${env.PORT || 3000}`);
  if (!/^https?:\/\/[^/]/.test(shop)) {
    throw new CliProblem('usage', `--shop ${shop}: give an address, such as http://localhost:3000.`);
  }
  return { shop: shop.replace(/\/+$/, ''), key: findKey(root, env), by: options.by ?? findUser(root, env) };
}

function findKey(root: string, env: Variables): string {
  if (env.STAFF_KEY) return env.STAFF_KEY;
  const file = join(resolve(root, env.PAW_DATA || '.data'), 'staff-key');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    const words = `There is no staff key: set STAFF_KEY, or start the store once with "npm start", which creates ${file}.`;
    throw new CliProblem('shop', words, 'no_key');
  }
}

function findUser(root: string, env: Variables): string {
  try {
    const name = execFileSync('git', ['config', 'user.name'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    if (name) return name;
  } catch {
    // No git here.
  }
  return env.USER || userInfo().username;
}
