/**
 * Where the two databases may differ: jobs and orders at the same time, migrations, text search, and money. The others run
 * on PostgreSQL in the short run, and on the embedded database in the shares.
 */
export const foldersForBoth = [
  'api/src/back-office/office',
  'api/src/catalogue/listing',
  'api/src/catalogue/search',
  'api/src/platform/database',
  'api/src/platform/outbox',
  'api/src/selling/coupon',
  'api/src/selling/order',
  'api/src/selling/order-state',
  'api/src/selling/payment',
  'bench',
];

/** Whether every run tries this test on both databases. */
export const isForBoth = (path) => foldersForBoth.some((folder) => path.startsWith(`${folder}/`));
