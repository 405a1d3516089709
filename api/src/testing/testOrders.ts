import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AskedLine } from '../selling/cart/cartSchemas.ts';
import type { CouponDatum } from '../selling/coupon/couponDatum.ts';
import { loadCoupons } from '../selling/coupon/loadCoupons.ts';
import { loadProducts } from '../catalogue/product-data/loadProducts.ts';
import type { ProductDatum } from '../catalogue/product-data/productDatum.ts';
import { readProductData } from '../catalogue/product-data/readProductData.ts';
import { startTestAccounts, TestBrowser } from './testAccounts.ts';
import { dataFolder } from './testDatabase.ts';
import { onceARun } from './testRoom.ts';
import type { OrderLimits } from '../platform/tries/orderLimits.ts';

const always = { minimumCents: 0 };
const coupons: CouponDatum[] = [
  { ...always, code: 'TENTH', kind: 'percent', value: 10 },
  { ...always, code: 'FIVER', kind: 'fixed', value: 500, minimumCents: 3000 },
  { ...always, code: 'FREESHIP', kind: 'delivery' },
  { ...always, code: 'LASTONE', kind: 'percent', value: 50, totalLimit: 1 },
  { ...always, code: 'ONEEACH', kind: 'fixed', value: 100, customerLimit: 1 },
  { ...always, code: 'OVER', kind: 'fixed', value: 100, endsAt: '2026-01-01T05:00:00Z' },
];

/**
 * A shop of five products of one variant each, with guests, members and coupons. Names tell prices: `twenty` costs
 * $20.00; `large` $50.00 and is oversize; of `last` there is one unit, of `none` there is none.
 */
export async function startTestOrders(orderLimits?: OrderLimits) {
  const world = await startTestAccounts('', orderLimits);
  const base = await readAnyProduct();
  const product = (title: string, cents: number, stock: number, more: Partial<ProductDatum> = {}) => ({
    ...base,
    title,
    oversize: false,
    colours: { Teal: ['#1d7874'] },
    variants: [{ sku: `T-${title.toUpperCase()}`, size: 'M', colour: 'Teal', cents, grams: 100, stock }],
    reviews: [],
    ratings: [0, 0, 0, 0, 0] as ProductDatum['ratings'],
    ...more,
  });
  const products = [
    product('Twenty', 2000, 1000),
    product('Seven', 733, 1000),
    product('Large', 5000, 1000, { oversize: true }),
    product('Last', 4000, 1),
    product('None', 4000, 0),
  ];
  await loadProducts(world.database, { products, featured: [], hash: randomUUID() });
  await loadCoupons(world.database, coupons);

  return {
    ...world,
    /** A browser that continues as a guest. */
    async guest(app = world.app, headers: Record<string, string> = {}): Promise<TestBrowser> {
      const browser = new TestBrowser(app, headers);
      await browser.post('/api/session/guest');
      return browser;
    },
    async member(email = newEmail()): Promise<TestBrowser> {
      const browser = new TestBrowser(world.app);
      await browser.join(world.codes, { name: 'Maya Rosen', email, password: 'three plain words' });
      return browser;
    },
    unitsOf: async (title: string): Promise<number> => {
      const [row] = await world.run('select units from stock join variants on id = variant_id where sku = $1', [
        `T-${title.toUpperCase()}`,
      ]);
      return row.units;
    },
  };
}

/** One of the shop's products. All are read and checked once a run, because that takes as long as many tests. */
async function readAnyProduct(): Promise<ProductDatum> {
  const folder = await onceARun('product', async (made) =>
    writeFileSync(join(made, 'product.json'), JSON.stringify(readProductData(dataFolder).products[0])),
  );
  return JSON.parse(readFileSync(join(folder, 'product.json'), 'utf8')) as ProductDatum;
}

export type TestOrders = Awaited<ReturnType<typeof startTestOrders>>;

export const newEmail = () => `${randomUUID()}@example.test`;

const prices: Record<string, number> = { Twenty: 2000, Seven: 733, Large: 5000, Last: 4000, None: 4000 };

export const testLine = (title: string, quantity = 1, more: Partial<AskedLine> = {}): AskedLine => ({
  title,
  size: 'M',
  color: { name: 'Teal' },
  quantity,
  priceCents: prices[title] ?? 0,
  ...more,
});

/** In Austin, Texas, with 6.25 % tax; each call another household. */
export const testAddress = (more: object = {}) => ({
  name: 'Ada Lee',
  line1: `${Math.floor(Math.random() * 1e9)} Elm Street`,
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  ...more,
});
