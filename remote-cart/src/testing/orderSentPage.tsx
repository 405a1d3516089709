import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { render, screen } from '@testing-library/react';
import { Component } from '../order-sent/OrderSentPage.tsx';

/** The call for the order that `openOrder` shows. */
export const ORDER = 'GET /api/orders/signed.order';

export const orderSentPage = (query: string) => (
  <MemoryRouter initialEntries={[`/order-sent${query}`]}>
    <Component />
  </MemoryRouter>
);

export const openOrder = () => render(orderSentPage('?order=signed.order'));

export const title = (text: string) => screen.findByRole('heading', { level: 1, name: text });
