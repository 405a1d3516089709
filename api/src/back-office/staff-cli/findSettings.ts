import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CliProblem } from './CliProblem.ts';
import type { CommandOptions } from './CommandShape.ts';

type Variables = Record<string, string | undefined>;

/**
 * The address of the staff port, and the key.
 * @param root the repository
 * @throws CliProblem when there is no key
 */
export function findSettings(options: CommandOptions, root: string, env: Variables) {
  const folder = dataFolder(root, env);
  const shop = (options.shop ?? env.STAFF_URL) || readIn(folder, 'staff-url') || 'http://127.0.0.1:3200';
  if (!/^https?:\/\/[^/]/.test(shop)) {
    throw new CliProblem('usage', `--shop ${shop}: give an address, such as http://127.0.0.1:3200.`);
  }
  const key = env.STAFF_KEY || readIn(folder, 'staff-key');
  if (key) return { shop: shop.replace(/\/+$/, ''), key };
  const words = `There is no staff key: set STAFF_KEY to yours. For a new store "npm start" creates ${join(folder, 'staff-key')}.`;
  throw new CliProblem('shop', words, 'no_key');
}

/** The folder of the shop's data. @param root the repository */
export const dataFolder = (root: string, env: Variables) => resolve(root, env.PAW_DATA || '.data');

/** What npm start has written; '' where none ran. */
function readIn(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8').trim();
  } catch {
    return '';
  }
}
