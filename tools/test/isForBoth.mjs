/** Where the two databases may differ: what is run at the same time, migrations, text search, and money. */
export const foldersForBoth = [
  'api/src/back-office/office',
  'api/src/catalogue/listing',
  'api/src/catalogue/search',
  'api/src/people/session',
  'api/src/platform/database',
  'api/src/platform/outbox',
  'api/src/selling/cart',
  'api/src/selling/coupon',
  'api/src/selling/customer',
  'api/src/selling/member-order',
  'api/src/selling/order',
  'api/src/selling/order-state',
  'api/src/selling/payment',
  'bench',
];

/** Whether every run tries this test on both databases. */
export const isForBoth = (path) => foldersForBoth.some((folder) => path.startsWith(`${folder}/`));
