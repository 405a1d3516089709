/**
 * One example of each kind of work in which the two databases may differ: connections and migrations, text search, orders at
 * the same time, and money. All others run on PostgreSQL in the short run, and on the embedded database in the shares; the
 * shops of the browser tests run on the embedded one.
 */
export const placesForBoth = [
  'api/src/catalogue/search/suggestions.test.ts',
  'api/src/platform/database',
  'api/src/selling/order/crossedOrders.test.ts',
  'api/src/selling/order/placeOrder.test.ts',
  'api/src/selling/payment/refunds.test.ts',
  'bench',
];

/** Whether every run tries this test on both databases. */
export const isForBoth = (path) => placesForBoth.some((place) => path === place || path.startsWith(`${place}/`));
