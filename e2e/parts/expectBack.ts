import { expect } from '@playwright/test';
import type { World } from '../world/world.ts';
import { ask } from './ask.ts';
import { unreadPage } from './Shoppers.ts';

/** Expects pages that need the api and its database to render again, without a command. */
export async function expectBack({ url }: World): Promise<void> {
  await expect
    .poll(async () => (await ask(url + unreadPage())).status, { timeout: 30_000, intervals: [100, 250] })
    .toBe(200);
}
