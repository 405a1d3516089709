import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../testing/renderAt.tsx';
import { testProduct } from '../testing/testProduct.ts';
import { FeaturedCard } from './FeaturedCard.tsx';
import { ListedCard } from './ListedCard.tsx';
import { ProductGrid } from './ProductGrid.tsx';

const pictured = () => screen.getByRole('img', { name: 'a woven collar with a buckle' }).getAttribute('src');
const card = { product: testProduct, heading: 'h3', sizes: '200px' } as const;
const shown = () => screen.getByRole('article').textContent;

test('a listed card shows brand, title, rating, price, former price, and colors', () => {
  renderAt('/', <ListedCard {...card} />);
  expect(shown()).toMatch(/^Meadow and MuttAdjustable Dog CollarRated 4\.6 out of 5, 20 ratings/);
  expect(shown()).toContain('$16.33 - $18.96RedNavy2 colors');
  expect(shown()).toContain('2 colors');
  expect(screen.getAllByRole('radio').map((dot) => dot.closest('label')?.textContent)).toEqual(['Red', 'Navy']);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Adjustable Dog Collar');
});

const range = { priceMinCents: 1633, priceMaxCents: 1896 };
test.each([
  [
    'all of a range',
    range,
    { minCents: 1899, maxCents: 2199 },
    null,
    'Now $16.33 - $18.96, was $18.99 - $21.99',
    'Sale',
  ],
  [
    'the only price',
    { priceMinCents: 1499, priceMaxCents: 1499 },
    { minCents: 1999, maxCents: 1999 },
    null,
    'Now $14.99, was $19.99',
    'Sale',
  ],
  ['one variant only', range, null, 1796, '$16.33 - $18.96', 'Sale from $17.96'],
  ['nothing', range, null, null, '$16.33 - $18.96', undefined],
])('when %s is reduced, the card claims no more than that', (_, prices, formerPrice, saleFromCents, said, mark) => {
  renderAt('/', <ListedCard {...card} product={{ ...testProduct, ...prices, formerPrice, saleFromCents }} />);
  expect(shown()).toContain(`ratings4.6 (20)${said}RedNavy2 colors`);
  expect(screen.queryByText(/^Sale/)?.textContent).toBe(mark);
});

test('on the home page a card has only the specified texts', () => {
  renderAt('/', <FeaturedCard {...card} />);
  expect(shown()).toBe('Adjustable Dog Collar2 Colors - 3 Sizes$16.33 - $18.96');
});

test('its picture has the product’s colors and an alternative text', () => {
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

test('a dot shows its color on the card, and the link opens it', async () => {
  renderAt('/', <ListedCard {...card} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/product/Adjustable-Dog-Collar');
  await userEvent.click(screen.getByRole('radio', { name: 'Navy' }));
  expect(pictured()).toBe('/uploads/collar-flat/2b3f63-640.webp');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/product/Adjustable-Dog-Collar?variant=COL-S-Navy');
});

test('hovering a dot shows its color', () => {
  renderAt('/', <ListedCard {...card} />);
  const [, navy] = screen.getAllByRole('radio').map((dot) => dot.closest('label') as HTMLElement);
  const move = (type: string, target: Element) => {
    const event = new MouseEvent(type, { bubbles: true });
    fireEvent(target, Object.assign(event, { pointerType: 'mouse' }));
  };
  move('pointerover', navy as HTMLElement);
  expect(pictured()).toContain('2b3f63');
  move('pointerout', navy as HTMLElement);
  expect(pictured()).toContain('b3312c');
});

test('a product without ratings shows none', () => {
  renderAt('/', <ListedCard {...card} product={{ ...testProduct, rating: null }} />);
  expect(shown()).not.toMatch(/Rated|ratings/);
});

test('a product in stock can be added from the list, and a sold-out one is marked', () => {
  const gone = { ...testProduct, slug: 'Gone', title: 'Gone', inStock: false };
  renderAt('/', <ProductGrid products={[testProduct, gone]} />);
  const [first, second] = screen.getAllByRole('article').map((one) => within(one));
  expect(first?.getByRole('button', { name: 'Quick add: Adjustable Dog Collar' })).toBeInTheDocument();
  expect(first?.getAllByRole('link')).toHaveLength(1);
  expect(second?.queryByRole('button')).toBeNull();
  expect(second?.getByText('Sold out')).toBeVisible();
});
