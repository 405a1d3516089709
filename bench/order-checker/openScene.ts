import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { TestPostOffice } from '../../api/src/platform/mail/testing/TestPostOffice.ts';
import { FakeStripe } from '../../api/src/selling/payment/testing/FakeStripe.ts';
import { startServer } from '../machine/emptyDatabase.ts';
import { type Break, copyApi } from './copyApi.ts';
import type { Dice } from './Dice.ts';
import { runSql } from './runSql.ts';
import type { ShelfItem } from './Scene.ts';
import { manyGuests } from '../machine/environments.ts';
import { ShopUnderTest } from './ShopUnderTest.ts';

export interface SceneSettings {
  /** The checkout whose api is looked at. */
  source: string;
  /** A folder of its own. */
  folder: string;
  database: 'embedded' | 'postgres';
  /** How the api's copy differs from it. */
  breaks?: readonly Break[];
}

/** What an api needs for the checker's bank, mail server and guests. */
export function apiSettingsFor(bank: FakeStripe, mails: TestPostOffice): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: bank.key,
    STRIPE_WEBHOOK_SECRET: bank.webhookSecret,
    STRIPE_API_URL: bank.url,
    SMTP_URL: mails.url,
    SMTP_PLAIN: '1',
    MAIL_FROM: 'Paw Dailies <shop@example.test>',
    ...manyGuests,
  };
}

/** A shop without orders, with a bank and a mail server. Undefined = there is no PostgreSQL. */
export async function openScene({ source, folder, database, breaks }: SceneSettings) {
  const server = database === 'postgres' ? await startServer() : undefined;
  if (database === 'postgres' && !server) return undefined;
  mkdirSync(folder, { recursive: true });
  const apiFolder = copyApi(source, folder, breaks);
  const [bank, mails] = await Promise.all([FakeStripe.start(), TestPostOffice.open()]);
  const shop = new ShopUnderTest({
    apiFolder,
    dataFolder: join(folder, 'data'),
    databaseUrl: server?.url,
    env: apiSettingsFor(bank, mails),
  });
  const close = async () => {
    await shop.stop();
    await Promise.all([bank.stop(), mails.close()]);
    await server?.stop();
  };
  try {
    await shop.start();
  } catch (error) {
    await close();
    throw error;
  }
  return { name: server?.name ?? 'embedded', shop, bank, mails, close };
}

/** Some variants of the shop, of which there are few: everyone wants the same. */
export async function fillShelf(url: string, dice: Dice, count: number): Promise<ShelfItem[]> {
  const rows = (await runSql(
    url,
    `select v.id as "variantId", v.sku, p.title, v.size, v.colour_name as color, v.price_cents as "unitCents", p.oversize
     from variants v join products p on p.id = v.product_id order by v.sku`,
  )) as Omit<ShelfItem, 'units'>[];
  const bulky = rows.filter(({ oversize }) => oversize);
  const chosen = new Set([dice.pick(bulky), dice.pick(bulky)]);
  while (chosen.size < count) chosen.add(dice.pick(rows));
  const shelf = [...chosen].map((item, at) => ({ ...item, units: at % 3 ? dice.from(10, 40) : dice.from(1, 6) }));
  await runSql(
    url,
    'update stock s set units = w.units from unnest($1::int[], $2::int[]) as w (id, units) where s.variant_id = w.id',
    [shelf.map(({ variantId }) => variantId), shelf.map(({ units }) => units)],
  );
  return shelf;
}
