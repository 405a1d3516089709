import { screen, within } from '@testing-library/react';
import { renderAt } from '../testing/renderAt.tsx';
import { testProduct } from '../testing/testProduct.ts';
import { FeaturedCard } from './FeaturedCard.tsx';
import { ListedCard } from './ListedCard.tsx';
import { ProductGrid } from './ProductGrid.tsx';

const card = { product: testProduct, heading: 'h3', sizes: '200px' } as const;
const shown = () => screen.getByRole('article').textContent;

test('in a list it says brand, title, rating, price with the former one, and colors', () => {
  renderAt('/', <ListedCard {...card} />);
  expect(shown()).toMatch(/^Meadow and MuttAdjustable Dog CollarRated 4\.6 out of 5, 20 reviews/);
  expect(shown()).toContain('Now $16.33 - $18.96 was $19.96');
  expect(shown()).toContain('2 colors: Red, Navy');
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Adjustable Dog Collar');
});

test.each([
  ['below every price now', 1633, 1896, 1700, '$16.33 - $18.96', 'Sale'],
  ['above every price now', 1633, 1896, 1996, 'Now $16.33 - $18.96 was $19.96', 'Sale'],
  ['of the only price', 1499, 1499, 1999, 'Now $14.99 was $19.99', 'Sale'],
  ['that there was none', 1499, 1499, null, '$14.99', undefined],
])(
  'a former price %s is said so that nobody is misled',
  (_, priceMinCents, priceMaxCents, compareAtCents, said, mark) => {
    renderAt('/', <ListedCard {...card} product={{ ...testProduct, priceMinCents, priceMaxCents, compareAtCents }} />);
    expect(shown()).toContain(`reviews4.6 (20)${said}2 colors`);
    expect(screen.queryByText('Sale')?.textContent).toBe(mark);
  },
);

test('on the home page it says the specified texts, and no more', () => {
  renderAt('/', <FeaturedCard {...card} />);
  expect(shown()).toBe('Adjustable Dog Collar2 Colors - 3 Sizes$16.33 - $18.96');
});

test('its picture has the product’s colors and says what one sees', () => {
  renderAt(
    '/',
    <ListedCard
      {...card}
      product={{ ...testProduct, picture: { ...testProduct.picture, colours: ['b3312c', 'f0e6d2'] } }}
    />,
  );
  const picture = screen.getByRole('img', { name: 'a woven collar with a buckle' });
  expect(picture).toHaveAttribute('src', '/uploads/collar-flat/b3312c-f0e6d2-640.webp');
});

test('whoever has no rating yet shows none', () => {
  renderAt('/', <ListedCard {...card} product={{ ...testProduct, rating: null }} />);
  expect(shown()).not.toMatch(/Rated|reviews/);
});

test('what is in stock can be added from the list, what is sold out says so', () => {
  const gone = { ...testProduct, slug: 'Gone', title: 'Gone', inStock: false };
  renderAt('/', <ProductGrid products={[testProduct, gone]} />);
  const [first, second] = screen.getAllByRole('article').map((one) => within(one));
  expect(first?.getByRole('button', { name: 'Quick add: Adjustable Dog Collar' })).toBeInTheDocument();
  expect(first?.getAllByRole('link')).toHaveLength(1);
  expect(second?.queryByRole('button')).toBeNull();
  expect(second?.getByText('Sold out')).toBeVisible();
});
