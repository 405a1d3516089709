/** A row of the specification's route list, asked for by an address of it. */
export interface Row {
  /** As the specification writes it. */
  route: string;
  path: string;
  title: string | RegExp;
  /** Path of `rel=canonical`. */
  canonical: string;
  h1: string | RegExp;
  isNoindex?: true;
  /** Where it leads a shopper without a token, once it is alive: then nothing is said about the page in between. */
  leadsTo?: string;
}

const shop = (name: string) => `${name} | Paw Dailies`;
/** A page under its own address. */
const own = (route: string, path: string, h1: string, title = shop(h1)): Row => ({
  route,
  path,
  title,
  h1,
  canonical: path,
});
const hidden = (row: Row): Row => ({ ...row, isNoindex: true });
/** What the account team's pages say is theirs to choose. */
const account = (path: string): Row => hidden({ ...own(path, path, ''), h1: /\S/, title: /\S \| Paw Dailies$/ });

const list = '/productcategories/:petTitle/:productType';

/** SPEC 2, every route, in its order. */
export const routeTable: Row[] = [
  own('/', '/', 'Good days for good animals', 'Paw Dailies | Top-Quality Pet Supplies'),
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
  own('/petcategory/:title', '/petcategory/dog', 'Dog supplies'),
  own('/product/:title', '/product/Adjustable-Dog-Collar', 'Adjustable Dog Collar'),
  own(list, '/productcategories/cat/Toys', 'Cat Toys'),
  own(`${list}/:productsCategory`, '/productcategories/dog/Beds/Dog-Orthopedic', 'Dog Beds: Orthopedic'),
  own('/about-us', '/about-us', 'About us'),
  own('/blogs', '/blogs', 'Blog'),
  own('/contact-us', '/contact-us', 'Contact us'),
  own('/terms-&-conditions', '/terms-&-conditions', 'Terms & conditions'),
  own('/privacy-policy', '/privacy-policy', 'Privacy policy'),
  own('/return-&-refund', '/return-&-refund', 'Returns and refunds'),
  own('/shipping-policy', '/shipping-policy', 'Shipping policy'),
  { ...account('/dashboard'), h1: 'Loading...', leadsTo: '/login' },
  hidden({ ...own('/checkout', '/checkout', 'Loading...'), leadsTo: '/login' }),
  hidden(own('/order-sent', '/order-sent', 'No order to show here', shop('Your order'))),
  account('/reset-password'),
  hidden(own('/search/:searchQuery', '/search/dog%20bed', 'Results for “dog bed”', shop('Search: dog bed'))),
  hidden(own('/viewcart', '/viewcart', 'Your cart')),
  hidden(own('/success', '/success', 'Nothing to confirm here', shop('Confirmation'))),
  account('/login'),
  account('/signup'),
  { ...hidden(own('*', '/no-such-page', 'We could not find that page', shop('Page not found'))), canonical: '' },
];

/** GAPS 21: an article of the blog. */
const article = own('/blogs/:slug', '/blogs/the-first-six-weeks-of-an-aquarium', 'The first six weeks of an aquarium');

/** GAPS, "Added": pages that the specification does not have. */
export const addedRows: Row[] = [
  article,
  own('/help', '/help', 'Help center'),
  hidden(own('/wishlist', '/wishlist', 'Your wishlist')),
  hidden(own('/wishlist/shared', '/wishlist/shared', 'This wishlist is not shared')),
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
  ].map((path) => ({ ...account(path), h1: 'Loading...', leadsTo: '/login' })),
  hidden(own('/track-order', '/track-order', 'Track your order')),
  account('/confirm-email'),
  { ...account('/dashboard/security'), h1: 'Loading...', leadsTo: '/login' },
  hidden(own('/newsletter/confirm', '/newsletter/confirm', 'Confirm the newsletter')),
  hidden(own('/newsletter/unsubscribe', '/newsletter/unsubscribe', 'Unsubscribe from the newsletter')),
];

/** What a row's address answers. */
export const statusOf = ({ route }: Row): number => (route === '*' ? 404 : 200);
