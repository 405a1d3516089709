import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../world/shopProcess.ts';

/**
 * The release commands of a part of a runbook, in order, each as its arguments: the runbook itself is what is tried.
 * @param title of the part
 */
export function releaseCommands(runbook: string, title: string): string[][] {
  const text = readFileSync(join(checkout, 'docs/runbooks', runbook), 'utf8');
  const part = text.split(/^## /m).find((one) => one.startsWith(`${title}\n`));
  const commands = [...(part ?? '').matchAll(/^npm run release -- (.+)$/gm)].map(([, args = '']) => args.split(' '));
  if (!commands.length) throw new Error(`docs/runbooks/${runbook} has no release command under "${title}".`);
  return commands;
}
