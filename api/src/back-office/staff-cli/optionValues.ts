import { CliProblem } from './CliProblem.ts';
import { type StaffScope, staffScopes } from '../staff-key/staffScopes.ts';
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

/** The end of a day in UTC, as ISO text. @throws CliProblem `usage` */
export function readDay(text: string): string {
  const end = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T23:59:59Z`) : undefined;
  if (end && !Number.isNaN(end.getTime()) && end.toISOString().startsWith(text)) return end.toISOString();
  throw new CliProblem('usage', `--until ${text}: give a day, such as 2027-01-31.`);
}

const unitMs = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** The begin of a day in UTC, or so long ago: 90m, 2h, 3d. @returns ISO text. @throws CliProblem `usage` */
export function readSince(text: string): string {
  const [, count = '', unit = ''] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  if (unit) return new Date(Date.now() - Number(count) * unitMs[unit as keyof typeof unitMs]).toISOString();
  const begin = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  if (begin && !Number.isNaN(begin.getTime()) && begin.toISOString().startsWith(text)) return begin.toISOString();
  throw new CliProblem('usage', `--since ${text}: give a day, such as 2027-01-31, or how long ago: 90m, 2h, 3d.`);
}

/** "orders,stock", or "all". @throws CliProblem `usage` */
export function readScopes(text: string): readonly StaffScope[] {
  if (text === 'all') return staffScopes;
  const words = text.split(',').map((word) => word.trim());
  const unknown = words.find((word) => !(staffScopes as readonly string[]).includes(word));
  if (unknown === undefined) return words as StaffScope[];
  throw new CliProblem('usage', `--may ${text}: "${unknown}" is none of ${staffScopes.join(', ')}, all.`);
}

/** Of commands that list something. */
export const mostOption: OptionShape = {
  flags: '--most <number>',
  description: 'maximum number of results (default: 50)',
  read: (text) => readCount(text, '--most', 1),
};
