import { lengthOf } from '@paw/rules/plainText.ts';

/** Columns as wide as their widest cell, two spaces between them; numbers are on the right. */
export function shopTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const all = [head, ...rows.map((row) => row.map((cell) => oneLine(String(cell))))];
  const widths = head.map((_, column) => Math.max(...all.map((row) => lengthOf(row[column] ?? ''))));
  const isNumber = head.map((_, column) => rows.length > 0 && rows.every((row) => typeof row[column] === 'number'));
  const shown = all.map((row) =>
    row
      .map((cell, column) => {
        const blanks = ' '.repeat((widths[column] ?? 0) - lengthOf(cell));
        return isNumber[column] ? blanks + cell : cell + blanks;
      })
      .join('  ')
      .trimEnd(),
  );
  return shown.join('\n');
}

/** Without control characters: text that customers typed must not move the cursor of a terminal. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

/** `2026-11-21 09:17` in UTC */
export const shortTime = (iso: string) => new Date(iso).toISOString().slice(0, 16).replace('T', ' ');

/** `label  value` line by line, without those that have no value. */
export function showFacts(facts: readonly (readonly [label: string, value: string | 0 | null | undefined])[]): string {
  const shown = facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
  const width = Math.max(...shown.map(([label]) => label.length)) + 2;
  return shown.map(([label, value]) => `${label.padEnd(width)}${oneLine(value)}`).join('\n');
}
