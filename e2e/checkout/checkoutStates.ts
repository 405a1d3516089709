/** The steps of a guest's checkout, for screenshots. `accessibility.spec.ts` tests them. */
import { expect, type Page } from '@playwright/test';
import type { OpenState } from '../states/openStates.ts';
import {
  collar,
  fillRecipient,
  goAsGuest,
  goOn,
  goToReview,
  newRecipient,
  placeButton,
  placeOrder,
  toy,
} from './buying.ts';

const begin = (page: Page) => goAsGuest(page, collar, toy);

export const checkoutStates: readonly OpenState[] = [
  { name: 'checkout 1', open: begin },
  {
    name: 'checkout 1 with errors',
    open: async (page) => {
      await begin(page);
      await goOn(page);
      await expect(page.getByRole('link', { name: 'Enter your email address.' })).toBeVisible();
    },
  },
  {
    name: 'checkout 2',
    open: async (page) => {
      await begin(page);
      await fillRecipient(page, newRecipient());
    },
  },
  {
    name: 'checkout 3',
    open: async (page) => {
      await begin(page);
      await goToReview(page, newRecipient());
      await expect(placeButton(page)).toBeVisible();
    },
  },
  {
    name: 'checkout, thank you',
    open: async (page) => {
      await begin(page);
      await goToReview(page, newRecipient());
      await placeOrder(page);
      await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    },
  },
];
