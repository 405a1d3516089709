import type { LoaderArgs } from '@paw/contract/remote.ts';
import type { SlotProps } from '@paw/contract/slots.ts';
import { publishSlots } from '@paw/ui/SlotPlace.tsx';
import { render, screen } from '@testing-library/react';
import { Component, head, loader } from './NewClubPage.tsx';

test('the page says how much there is to choose from', () => {
  render(<Component data={{ products: 1312 }} params={{}} />);
  expect(screen.getByRole('heading', { level: 1, name: 'New club' })).toBeVisible();
  expect(screen.getByText('Members choose from 1,312 products.')).toBeVisible();
});

test('the badge is shown with the name of the pet', () => {
  publishSlots(({ of, props }) => {
    const { pet } = props as SlotProps['new-club/Badge'];
    return <p>{`${of as string} of ${pet}`}</p>;
  });
  render(<Component data={{ products: 1312 }} params={{}} />);
  expect(screen.getByText('new-club/Badge of Rex')).toBeVisible();
});

test('the loader asks the api', async () => {
  const data = { products: 5, variants: 9 };
  const api = { GET: async () => ({ data, response: new Response() }) };
  const loaded = await loader({ api } as unknown as LoaderArgs);
  expect(loaded).toEqual({ products: 5 });
});

test('search engines find the page at its address', () => {
  expect(head()).toMatchObject({
    title: 'New club | Paw Dailies',
    canonical: '/new-club',
  });
});
