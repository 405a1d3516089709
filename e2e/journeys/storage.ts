import type { Page } from '@playwright/test';

/** Puts something into the shop's storage before any of its pages is open. */
export async function store(page: Page, key: string, value: string): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(([key = '', value = '']) => localStorage.setItem(key, value), [key, value]);
}

export function readStored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), key);
}
