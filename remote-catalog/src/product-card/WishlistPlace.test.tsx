import type { SlotProps } from '@paw/contract/slots.ts';
import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { publishSlots } from '@paw/ui/SlotPlace.tsx';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { testProduct } from '../testing/testProduct.ts';
import { ListedCard } from './ListedCard.tsx';

const card = (
  <MemoryRouter>
    <ListedCard product={testProduct} heading="h3" sizes="200px" />
  </MemoryRouter>
);

test('without the account remote a card is complete', () => {
  render(card);
  expect(within(screen.getByRole('article')).queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: testProduct.title })).toBeVisible();
});

test('the button is in the server’s HTML, so that nothing moves', () => {
  publishSlots(({ props }) => (
    <button type="button">Wish for {(props as SlotProps['account/WishlistButton']).slug}</button>
  ));
  expect(renderToString(card)).toContain('Wish for');
  render(card);
  expect(screen.getByRole('button', { name: `Wish for ${testProduct.slug}` })).toBeVisible();
});
