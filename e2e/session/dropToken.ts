import type { Page } from '@playwright/test';

/** As the shop ends a login: what removed the token is on record, so no second copy brings it back. */
export const dropToken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    localStorage.setItem('token-kept', '');
    localStorage.removeItem('token');
  });
