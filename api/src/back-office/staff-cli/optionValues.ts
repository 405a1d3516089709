import { CliProblem } from './CliProblem.ts';
import type { OptionShape } from './CommandShape.ts';

/** A whole number. @throws CliProblem `usage` */
export function readCount(text: string, option: string, least = 0): number {
  const count = /^[+-]?\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (count >= least) return count;
  throw new CliProblem(
    'usage',
    `${option} ${text}: give a whole number${least > -Infinity ? `, ${least} or more` : ''}.`,
  );
}

/** Cents of dollars: 12, 12.5, $12.50. @throws CliProblem `usage` */
export function readAmount(text: string): number {
  const [, dollars, cents = ''] = /^\$?(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  const amount = dollars === undefined ? 0 : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  if (amount > 0) return amount;
  throw new CliProblem('usage', `--amount ${text}: give dollars, such as 12.50.`);
}

/** A line of an order, counted from 1: "2", or "2x3" for three units of it. @throws CliProblem `usage` */
export function readLine(text: string): { position: number; quantity: number } {
  const [, line, units = '1'] = /^(\d{1,3})(?:x(\d{1,3}))?$/.exec(text.trim()) ?? [];
  if (Number(line) > 0 && Number(units) > 0) return { position: Number(line) - 1, quantity: Number(units) };
  throw new CliProblem('usage', `--line ${text}: give the line's number, or 2x3 for three units of line 2.`);
}

/** Of commands that list something. */
export const mostOption: OptionShape = {
  flags: '--most <number>',
  description: 'maximum number of results (default: 50)',
  read: (text) => readCount(text, '--most', 1),
};
