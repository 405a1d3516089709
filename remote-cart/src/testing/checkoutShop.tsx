import { MemoryRouter, Route, Routes, useLocation, useNavigate } from '@paw/testing/testRouter.ts';
import { tokenOf } from '@paw/testing/tokenOf.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartRestored } from '../cart/cartSlice.ts';
import { cartStore } from '../cart/cartStore.ts';
import { Component } from '../checkout/CheckoutPage.tsx';
import { bowl, leash } from './testCart.ts';

export function signIn(claims: object = { guest: true }): void {
  localStorage.setItem('token', tokenOf({ id: 'g', ...claims }));
}

export const ada = { email: 'ada@example.com', phone: '' };
export const home = {
  name: 'Ada Lovelace',
  line1: '12 Main Street',
  line2: '',
  city: 'Chicago',
  state: 'IL',
  zip: '60601',
};
/** A draft with all that the review needs. */
export const ready = { version: 1, contact: ada, address: home, delivery: 'standard', payment: 'delivery' };
export const keepDraft = (draft: object) => localStorage.setItem('checkout-draft', JSON.stringify(draft));
export const storedDraft = () =>
  JSON.parse(localStorage.getItem('checkout-draft') ?? 'null') as Record<string, unknown>;
export const placed = { reference: 'signed.order', number: 'PD-7K3M9QXA', payment: { state: 'pending' } };

/** Checkout at a path, with a bowl and two leashes in the cart. */
export function openCheckout(path = '/checkout', lines = [bowl, leash]) {
  installBrowserForm();
  cartStore().dispatch(cartRestored(lines));
  return render(
    <MemoryRouter initialEntries={['/viewcart', path]} initialIndex={1}>
      <Routes>
        <Route path="/checkout/:step?" element={<Page />} />
        <Route path="*" element={null} />
      </Routes>
      <Place />
    </MemoryRouter>,
  );
}

function Page() {
  const [, , step] = useLocation().pathname.split('/');
  return <Component params={{ step }} />;
}

function Place() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <span data-testid="place">{pathname + search}</span>
      <span data-testid="state">{JSON.stringify(state)}</span>
      <button type="button" onClick={() => navigate(-1)}>
        Browser’s Back
      </button>
    </>
  );
}

export const place = () => screen.getByTestId('place').textContent;
/** The history's state of the current page. */
export const historyState = (): unknown => JSON.parse(screen.getByTestId('state').textContent ?? 'null');
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** React reads a sent form by `new FormData(form)`, which Node's `FormData` does not support. */
class BrowserFormData extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const field of form?.elements ?? [])
      if (field instanceof HTMLInputElement) this.append(field.name, field.value);
  }
}

function installBrowserForm(): void {
  globalThis.FormData = BrowserFormData;
}
