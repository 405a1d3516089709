import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coupons } from './rulebook.ts';

/** A text of the api's that is replaced in the copy: how a build is broken on purpose. */
export interface Break {
  /** Below `api/`. */
  file: string;
  from: string;
  to: string;
}

/**
 * The api's sources and data in a folder of their own, with the checker's coupons beside the shop's, so the api under
 * test can differ from the checkout's while the checkout stays unchanged.
 * @returns the folder of the copy, in place of `api/`
 * @throws Error when a text to replace is not there exactly once
 */
export function copyApi(checkout: string, into: string, breaks: readonly Break[] = []): string {
  const [from, folder] = [join(checkout, 'api'), join(into, 'api')];
  mkdirSync(folder, { recursive: true });
  for (const part of ['src', 'data', 'migrations', 'package.json']) {
    const filter = (path: string) => !path.endsWith('.test.ts');
    cpSync(join(from, part), join(folder, part), { recursive: true, filter });
  }
  for (const beside of ['node_modules', 'shared']) symlinkSync(join(checkout, beside), join(into, beside));
  symlinkSync(join(from, 'node_modules'), join(folder, 'node_modules'));
  const file = join(folder, 'data/coupons.json');
  writeFileSync(file, JSON.stringify([...JSON.parse(readFileSync(file, 'utf8')), ...coupons]));
  for (const each of breaks) replaceOnce(join(folder, each.file), each);
  return folder;
}

function replaceOnce(path: string, { file, from, to }: Break): void {
  const parts = readFileSync(path, 'utf8').split(from);
  if (parts.length !== 2) throw new Error(`api/${file} has "${from}" ${parts.length - 1} times instead of once.`);
  writeFileSync(path, parts.join(to));
}

/** An api that sells more units than there are: neither the statement nor the table refuses. */
export const withoutStockCheck: readonly Break[] = [
  {
    file: 'src/selling/order/placeSteps.ts',
    from: ' and coalesce(bool_and(units >= quantity), true) as is_there',
    to: ' as is_there',
  },
  {
    file: 'migrations/0000_start.sql',
    from: 'CONSTRAINT "stock_not_negative" CHECK ("stock"."units" >= 0)',
    to: 'CONSTRAINT "stock_not_negative" CHECK (true)',
  },
];
