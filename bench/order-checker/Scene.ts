import type { FakeStripe } from '../../api/src/selling/payment/testing/FakeStripe.ts';
import type { Book } from './Book.ts';
import type { Course } from './Course.ts';
import type { Customer } from './Customer.ts';
import type { Shop } from './Shop.ts';

/** A variant as it was in stock before the first order. */
export interface ShelfItem {
  variantId: number;
  sku: string;
  title: string;
  size: string;
  color: string;
  unitCents: number;
  oversize: boolean;
  units: number;
}

/** Everything that takes part. */
export interface Scene {
  shop: Shop;
  bank: FakeStripe;
  book: Book;
  course: Course;
  customers: readonly Customer[];
  shelf: readonly ShelfItem[];
}
