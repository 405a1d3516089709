import { type JudgedFigure, limitOf } from './Figure.ts';

export function printTable(figures: readonly JudgedFigure[]): void {
  const rows = figures.map((figure) => ({
    figure,
    cells: [figure.name, show(figure), limitOf(figure), figure.limit ? figure.verdict : '', figure.against],
  }));
  const head = ['what', 'value', 'limit', '', 'against'];
  const widths = head.map((word, column) =>
    Math.max(word.length, ...rows.map(({ cells }) => cells[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells.map((cell, column) => (column === 1 ? cell.padStart(widths[1] ?? 0) : cell.padEnd(widths[column] ?? 0)));
  const print = (cells: string[]) => console.log(line(cells).join('  ').trimEnd());

  print(head);
  for (const { figure, cells } of rows) {
    print(cells);
    if (figure.doubt) console.log(`    Not to be believed: ${figure.doubt}.`);
    for (const part of figure.parts ?? []) console.log(`    ${part}`);
  }
}

function show({ value, unit }: JudgedFigure): string {
  const digits = Number.isInteger(value) ? 0 : unit === '×' ? 2 : 1;
  return `${value.toFixed(digits)} ${unit}`.trim();
}
