/** WCAG 2.2 AA of a list in all its open states. */
import type { Page } from '@playwright/test';
import { expectFit } from '../layout/expectFit.ts';
import { findViolations } from '../layout/findViolations.ts';
import { openPage } from '../layout/openPage.ts';
import { atBothWidths } from '../world/atBothWidths.ts';
import { longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { BEDS, cards, filters, main, quickAdd } from './list.ts';

const openAll = (page: Page) =>
  page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true;
  });

/** `isLater`: only in the long tests, because the list looks like others. */
const states: { name: string; only?: number; isLater?: true; open: (page: Page) => Promise<void> }[] = [
  {
    name: 'filters that apply',
    open: (page) => openPage(page, `${BEDS}?in_stock=1&size=M&rating=4&price_max=90`),
  },
  {
    name: 'every filter open',
    only: 1280,
    open: async (page) => {
      await openPage(page, `${BEDS}?in_stock=1`);
      await openAll(page);
      await filters(page).getByLabel('Min $').fill('none');
      await filters(page).getByLabel('Min $').press('Enter');
    },
  },
  {
    name: 'the drawer, every filter open',
    only: 360,
    open: async (page) => {
      await openPage(page, `${BEDS}?in_stock=1`);
      await main(page).getByRole('button', { name: 'Filters (1)' }).click();
      await openAll(page);
    },
  },
  {
    name: 'quick add, which variant',
    open: async (page) => {
      await openPage(page, BEDS);
      await cards(page).first().hover();
      await quickAdd(cards(page).first()).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'nothing fits', isLater: true, open: (page) => openPage(page, `${BEDS}?brand=Nobody`) },
  { name: 'the last page', isLater: true, open: (page) => openPage(page, `${BEDS}?page=2`) },
  { name: 'a search with another reading', isLater: true, open: (page) => openPage(page, '/search/leesh') },
];

atBothWidths((width) => {
  for (const { name, isLater, open } of states.filter((state) => !state.only || state.only === width)) {
    test(`${name}: no violation, no horizontal scrolling`, longUnless(!isLater), async ({ page }) => {
      await open(page);
      expect(await findViolations(page)).toEqual([]);
      await expectFit(page);
    });
  }
});
