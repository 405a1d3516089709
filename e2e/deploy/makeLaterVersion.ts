import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../world/shopProcess.ts';

/** Additions, as a later version may make them while this one runs (api/src/platform/database/expandOnly.test.ts). */
const added = [
  'ALTER TABLE "orders" ADD COLUMN "gift_note" text',
  'ALTER TABLE "order_lines" ADD COLUMN "is_gift" boolean DEFAULT false NOT NULL',
  'CREATE TABLE "gifts" ("id" uuid PRIMARY KEY)',
];

/**
 * A checkout of a later version in another folder: its api has one more migration.
 * @param into an empty folder
 */
export function makeLaterVersion(into: string): void {
  const copied = ['api', 'tools'];
  for (const name of readdirSync(checkout)) {
    if (name.startsWith('.')) continue;
    const [from, to] = [join(checkout, name), join(into, name)];
    if (copied.includes(name)) cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('node_modules') });
    else symlinkSync(from, to);
  }
  symlinkSync(join(checkout, 'api/node_modules'), join(into, 'api/node_modules'));
  const folder = join(into, 'api/migrations');
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { when: number }[] };
  const last = entries.at(-1);
  const later = { ...last, idx: entries.length, when: (last?.when ?? 0) + 1, tag: '9999_later' };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, later] }));
  writeFileSync(join(folder, '9999_later.sql'), added.join(';--> statement-breakpoint\n'));
}
