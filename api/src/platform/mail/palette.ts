import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../../../shared/ui/src/tokens.css');

/** The shop's own colors, by their names in tokens.css: mail programs know no custom properties. */
export const palette = readColours(['paper', 'sand', 'line', 'ink', 'soft', 'pine']);

function readColours<Name extends string>(names: Name[]): Record<Name, string> {
  const css = readFileSync(file, 'utf8');
  const colours = names.map((name) => {
    const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`, 'i').exec(css)?.[1];
    if (!value) throw new Error(`${file} has no color --${name}.`);
    return [name, value];
  });
  return Object.fromEntries(colours);
}
