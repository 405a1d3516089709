/** Every kind of page there is, and what each must say of itself. */
export interface Page {
  path: string;
  status: 200 | 404;
  title: string | RegExp;
  /** Path of `rel=canonical`; none where there is no page. */
  canonical?: string;
  /** Stands without header and footer. */
  isOutside?: boolean;
  isNoindex?: boolean;
  /** What the server's HTML holds already. */
  says: string[];
  /** Where the page leads a shopper without a token, once it is alive. */
  leadsTo?: string;
}

const listed = (path: string, title: string, says: string[], canonical = path): Page => ({
  path,
  status: 200,
  title,
  canonical,
  says,
});

const missing = (path: string): Page => ({
  path,
  status: 404,
  title: 'Page not found | Paw Dailies',
  isNoindex: true,
  says: ['We could not find that page', 'Dog Supplies'],
});

const login: Page = {
  path: '/login',
  status: 200,
  title: /^Log ?in \| Paw Dailies$/i,
  canonical: '/login',
  isOutside: true,
  isNoindex: true,
  says: ['Paw Dailies'],
};

export const pages: Page[] = [
  listed('/', 'Paw Dailies | Top-Quality Pet Supplies', ['Categories By Pet', '$16.33 - $18.96']),
  listed('/product/Adjustable-Dog-Collar', 'Adjustable Dog Collar | Paw Dailies', [
    '$16.33',
    'In stock',
    'Welded steel',
  ]),
  listed('/petcategory/dog', 'Dog supplies | Paw Dailies', ['Bowls & Feeders', 'Harness']),
  listed('/petcategory/cat', 'Cat supplies | Paw Dailies', ['Litter Box', 'Cat Litter Mat']),
  listed('/petcategory/bird', 'Bird supplies | Paw Dailies', ['Perches and Toys']),
  listed('/petcategory/birds', 'Bird supplies | Paw Dailies', ['Perches and Toys'], '/petcategory/bird'),
  listed('/petcategory/fish', 'Fish supplies | Paw Dailies', ['Fish Aquarium']),
  listed('/productcategories/dog/Beds', 'Dog Beds | Paw Dailies', ['Orthopedic', 'Rounded', '$']),
  listed('/productcategories/dog/Beds/Dog-Orthopedic', 'Dog Beds: Orthopedic | Paw Dailies', ['Orthopedic', '$']),
  { ...listed('/viewcart', 'Your cart | Paw Dailies', ['Loading...']), isNoindex: true },
  { ...listed('/checkout', 'Loading... | Paw Dailies', ['Loading...']), isNoindex: true, leadsTo: '/login' },
  login,
  { ...listed('/about-us', '', ['About']), title: /^About Us \| Paw Dailies$/i },
  listed('/blogs', 'Blog | Paw Dailies', ['The first six weeks of an aquarium', 'min read']),
  listed('/blogs/the-first-six-weeks-of-an-aquarium', 'The first six weeks of an aquarium | Paw Dailies', [
    'By Tom Okafor',
    'When to ask a vet',
    'Submersible Aquarium Heater',
  ]),
  listed('/help', 'Help center | Paw Dailies', ['Orders and delivery', 'When is delivery free?']),
  missing('/no-such-page'),
  missing('/product/No-Such-Product'),
  missing('/petcategory/dragon'),
];

/** The page that a shopper without a token sees in the end. */
export function pageInTheEnd(page: Page): Page {
  return pages.find(({ path }) => path === page.leadsTo) ?? page;
}

export const widths = [360, 1280];
