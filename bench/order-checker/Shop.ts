import type { ShopUnderTest } from './ShopUnderTest.ts';

/** What the checker needs of a shop, whether it starts the processes itself or others do. */
export type Shop = Pick<
  ShopUnderTest,
  'url' | 'staffUrl' | 'databaseUrl' | 'isEmbedded' | 'kills' | 'whenUp' | 'kill' | 'startApi' | 'stopApi'
>;
