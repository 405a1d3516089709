/** Requirements for every page of any remote. */
import type { Page } from '@playwright/test';
import { expectFit } from '../layout/expectFit.ts';
import { expect } from '../world/world.ts';
import type { Row } from './routeTable.ts';

export async function expectHead(page: Page, row: Row, origin: string): Promise<void> {
  await expect(page).toHaveTitle(row.title);
  await expect(page.locator('h1')).toHaveText(row.h1, { useInnerText: true });
  const robots = page.locator('meta[name=robots]');
  await expect(robots).toHaveAttribute('content', row.isNoindex ? 'noindex' : 'all');
  const canonicals = await page
    .locator('link[rel=canonical]')
    .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  expect(canonicals).toEqual(row.canonical ? [origin + row.canonical] : []);
  const description = await page.locator('meta[name=description]').getAttribute('content');
  if (!row.leadsTo) expect(description?.length).toBeGreaterThan(20);
}

/** Expects header and footer, or neither, and no horizontal overflow. */
export async function expectFrame(page: Page, { isOutside }: Row): Promise<void> {
  const count = isOutside ? 0 : 1;
  await expect(page.getByText('Free delivery on first-time orders over $35')).toHaveCount(count);
  await expect(page.getByRole('navigation', { name: /^(Main|Menu)$/ })).toHaveCount(count);
  await expect(page.getByRole('contentinfo')).toHaveCount(count);
  await expectFit(page);
}
