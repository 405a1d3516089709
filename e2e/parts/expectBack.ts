import { expect } from '@playwright/test';
import type { World } from '../world/world.ts';
import { ask } from './ask.ts';
import { unreadPage } from './Shoppers.ts';

/** By itself, pages that need the api and its database can be made again. */
export async function expectBack({ url }: World): Promise<void> {
  await expect
    .poll(async () => (await ask(url + unreadPage())).status, { timeout: 30_000, intervals: [100, 250] })
    .toBe(200);
}
