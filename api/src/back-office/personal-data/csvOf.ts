import type { PersonalRow } from './exportPerson.ts';

/**
 * Rows as CSV (RFC 4180) with a head. A text that a spreadsheet would take for a formula gets an apostrophe in front:
 * the JSON has it unchanged.
 */
export function csvOf(rows: readonly PersonalRow[]): string {
  const names = [...new Set(rows.flatMap(Object.keys))];
  const lines = [names, ...rows.map((row) => names.map((name) => row[name]))];
  return lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const isFormula = typeof value === 'string' && /^[=+\-@\t\r]/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
