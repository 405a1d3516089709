/** A page, with a path to request and the content to expect. */
export interface Row {
  /** The route in the specification's spelling. */
  route: string;
  path: string;
  title: string | RegExp;
  /** Path of `rel=canonical`. */
  canonical: string;
  h1: string | RegExp;
  /** The heading without JavaScript, if it differs. */
  plainH1?: string;
  isNoindex?: true;
  /** Without header and footer. */
  isOutside?: true;
  /** Texts in the server's HTML. */
  says?: string[];
  /** The path that a shopper without a token is redirected to after hydration; the page itself is then not checked. */
  leadsTo?: string;
}

const shop = (name: string) => `${name} | Paw Dailies`;
/** A page at its canonical path. */
const own = (route: string, path: string, h1: string, title = shop(h1)): Row => ({
  route,
  path,
  title,
  h1,
  canonical: path,
});
const hidden = (row: Row): Row => ({ ...row, isNoindex: true });
const outside = (row: Row): Row => ({ ...row, isOutside: true });
const saying = (row: Row, ...says: string[]): Row => ({ ...row, says });
const missing = (path: string): Row =>
  hidden({ ...own('*', path, 'We can’t find that page', shop('Page not found')), canonical: '' });
/** The account team chooses the texts of its pages. */
const account = (path: string): Row => hidden({ ...own(path, path, ''), h1: /\S/, title: /\S \| Paw Dailies$/ });

const list = '/productcategories/:petTitle/:productType';

/** The heading of pages that need a token: the server sends their content to no one. */
const guardedH1 = 'Turn on JavaScript to see this page';

/** SPEC 2, every route, in its order. */
export const routeTable: Row[] = [
  saying(
    own('/', '/', 'Good days for good animals', 'Paw Dailies | Top-Quality Pet Supplies'),
    'Categories By Pet',
    '$16.33 - $18.96',
  ),
  {
    ...own('/PetSupplies/:categoryType/:title', '/PetSupplies/bird/Cages', 'Bird Cages'),
    canonical: '/productcategories/bird/Cages',
  },
  { ...own('/parent-supplies/:title', '/parent-supplies/fish', 'Fish supplies'), canonical: '/petcategory/fish' },
  { ...own('/DogSupplies/:title', '/DogSupplies/Beds', 'Dog Beds'), canonical: '/productcategories/dog/Beds' },
  {
    ...own('/CatSupplies/:title', '/CatSupplies/Litter-Box', 'Cat Litter Box'),
    canonical: '/productcategories/cat/Litter-Box',
  },
  saying(own('/petcategory/:title', '/petcategory/dog', 'Dog supplies'), 'Bowls & Feeders', 'Harness'),
  saying(
    own('/product/:title', '/product/Adjustable-Dog-Collar', 'Adjustable Dog Collar'),
    '$16.33',
    'In stock',
    'Welded steel',
  ),
  own(list, '/productcategories/cat/Toys', 'Cat Toys'),
  saying(
    own(`${list}/:productsCategory`, '/productcategories/dog/Beds/Dog-Orthopedic', 'Dog Beds: Orthopedic'),
    'Orthopedic',
    '$',
  ),
  own('/about-us', '/about-us', 'About us'),
  saying(own('/blogs', '/blogs', 'Blog'), 'The first six weeks of an aquarium', 'min read'),
  own('/contact-us', '/contact-us', 'Contact us'),
  own('/terms-&-conditions', '/terms-&-conditions', 'Terms & conditions'),
  own('/privacy-policy', '/privacy-policy', 'Privacy policy'),
  own('/return-&-refund', '/return-&-refund', 'Returns and refunds'),
  own('/shipping-policy', '/shipping-policy', 'Shipping policy'),
  { ...account('/dashboard'), h1: guardedH1, leadsTo: '/login' },
  saying(
    hidden({ ...own('/checkout', '/checkout', guardedH1, shop('Loading...')), leadsTo: '/login' }),
    'You can browse the store without JavaScript.',
  ),
  {
    ...hidden(own('/order-sent', '/order-sent', 'No order to show here', shop('Your order'))),
    plainH1: 'Turn on JavaScript to see your order',
  },
  account('/reset-password'),
  hidden(own('/search/:searchQuery', '/search/dog%20bed', 'Results for “dog bed”', shop('Search: dog bed'))),
  hidden(own('/viewcart', '/viewcart', 'Your cart')),
  {
    ...hidden(own('/success', '/success', 'Nothing to confirm here', shop('Confirmation'))),
    plainH1: 'Turn on JavaScript to see your confirmation',
  },
  outside(saying({ ...account('/login'), title: /^Log ?in \| Paw Dailies$/i }, 'Paw Dailies')),
  outside(account('/signup')),
  saying(missing('/no-such-page'), 'We can’t find that page', 'Dog Supplies'),
];

/** GAPS 21: an article of the blog. */
const article = saying(
  own('/blogs/:slug', '/blogs/the-first-six-weeks-of-an-aquarium', 'The first six weeks of an aquarium'),
  'By Tom Okafor',
  'When to ask a vet',
  'Submersible Aquarium Heater',
);

/** GAPS, "Added": pages that the specification does not have. */
export const addedRows: Row[] = [
  article,
  saying(own('/help', '/help', 'Help center'), 'Orders and delivery', 'When is delivery free?'),
  hidden(own('/wishlist', '/wishlist', 'Your wishlist')),
  hidden(own('/wishlist/shared', '/wishlist/shared', 'This wishlist isn’t shared')),
  ...[
    '/dashboard/orders',
    '/dashboard/orders/PD-7K3M9QXA',
    '/dashboard/orders/PD-7K3M9QXA/return',
    '/dashboard/addresses',
    '/dashboard/wishlist',
    '/dashboard/pets',
    '/dashboard/reviews',
    '/dashboard/mails',
    '/dashboard/data',
  ].map((path) => ({ ...account(path), h1: guardedH1, leadsTo: '/login' })),
  hidden(own('/track-order', '/track-order', 'Track your order')),
  account('/confirm-email'),
  { ...account('/dashboard/security'), h1: guardedH1, leadsTo: '/login' },
  hidden(own('/newsletter/confirm', '/newsletter/confirm', 'Confirm your subscription')),
  hidden(own('/newsletter/unsubscribe', '/newsletter/unsubscribe', 'Unsubscribe from the newsletter')),
  hidden(own('/review-emails/unsubscribe', '/review-emails/unsubscribe', 'No more review emails')),
];

/** Pages of the same routes with other data, or with none. */
const moreRows: Row[] = [
  saying(own('/petcategory/:title', '/petcategory/cat', 'Cat supplies'), 'Litter Box', 'Cat Litter Mat'),
  saying(own('/petcategory/:title', '/petcategory/bird', 'Bird supplies'), 'Perches and Toys'),
  { ...own('/petcategory/:title', '/petcategory/birds', 'Bird supplies'), canonical: '/petcategory/bird' },
  saying(own('/petcategory/:title', '/petcategory/fish', 'Fish supplies'), 'Fish Aquarium'),
  saying(own(list, '/productcategories/dog/Beds', 'Dog Beds'), 'Orthopedic', 'Rounded', '$'),
  missing('/product/No-Such-Product'),
  missing('/petcategory/dragon'),
];

export const allRows: Row[] = [...routeTable, ...addedRows, ...moreRows];

/** Rows that try the same code as another one with other data: aliases, policies, the account's guard, mail links. */
const alike = new Set([
  '/DogSupplies/Beds',
  '/CatSupplies/Litter-Box',
  '/productcategories/cat/Toys',
  '/terms-&-conditions',
  '/return-&-refund',
  '/shipping-policy',
  '/newsletter/unsubscribe',
  '/review-emails/unsubscribe',
  ...moreRows.map(({ path }) => path).filter((path) => path !== '/product/No-Such-Product'),
]);

/** Whether the short tests have the row, for itself and for those like it. */
export const isExample = ({ path }: Row): boolean => !alike.has(path) && !path.startsWith('/dashboard/');

/** The status of a row's path. */
export const statusOf = ({ route }: Row): number => (route === '*' ? 404 : 200);

/** The row's name in test titles. */
export const nameOf = ({ route, path }: Row): string => (moreRows.some((row) => row.path === path) ? path : route);

/** The row of the page that a shopper without a token is redirected to. */
export const rowInTheEnd = (row: Row): Row => allRows.find(({ path }) => path === row.leadsTo) ?? row;

/** One page of each kind; the others differ only in their data. */
export const kinds: Row[] = [
  '/',
  '/product/Adjustable-Dog-Collar',
  '/petcategory/dog',
  '/productcategories/dog/Beds',
  '/viewcart',
  '/login',
  '/about-us',
  '/blogs',
  '/help',
  '/blogs/the-first-six-weeks-of-an-aquarium',
].map((path) => {
  const row = allRows.find((one) => one.path === path);
  if (!row) throw new Error(`No row has the path ${path}.`);
  return row;
});

/** Besides `kinds`: a missing page, a redirect to the login, a form of its own, and a page that needs the browser's storage. */
const alsoSwept = new Set([
  '/no-such-page',
  '/checkout',
  '/signup',
  '/track-order',
  '/order-sent',
  '/search/dog%20bed',
]);

/** Whether the short tests open the row in a browser. The HTML of all examples is in `html.spec.ts`. */
export const isSwept = (row: Row): boolean => kinds.includes(row) || alsoSwept.has(row.path);
