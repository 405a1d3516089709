/** One line of the table. */
export interface Figure {
  name: string;
  value: number;
  unit: 's' | 'ms' | 'KB' | '%' | '';
  /** The value may be this at most. */
  limit?: number;
  /** Lines below it: what it is made of. */
  parts?: string[];
}

export const isMissed = ({ value, limit }: Figure): boolean => limit !== undefined && !(value <= limit);

export function printTable(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length));
  for (const figure of figures) {
    const { name, value, unit, limit, parts = [] } = figure;
    const shown = `${Number.isInteger(value) ? value : value.toFixed(1)} ${unit}`.trim().padStart(10);
    const judged =
      limit === undefined ? '' : `at most ${limit} ${unit}`.trim().padEnd(16) + (isMissed(figure) ? 'MISSED' : 'ok');
    console.log(`${name.padEnd(width)} ${shown}   ${judged}`.trimEnd());
    for (const part of parts) console.log(`    ${part}`);
  }
}
