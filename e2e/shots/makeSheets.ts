import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../tools/browser/findBrowser.mjs';
import { shotsFolder } from './shotsFolder.ts';

/** After the last screenshot, makes one contact sheet for each width. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes it so
export default async function makeSheets(): Promise<void> {
  const { executablePath, env, args } = findBrowser();
  const browser = await chromium.launch({ executablePath, env, args });
  for (const width of ['360', '768', '1280'].filter((name) => existsSync(join(shotsFolder, name)))) {
    const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
    await page.setContent(sheetOf(join(shotsFolder, width)), { waitUntil: 'load' });
    await page.screenshot({ path: join(shotsFolder, `${width}.png`), fullPage: true });
    await page.close();
  }
  await browser.close();
  console.log(`\nThe contact sheets are in ${shotsFolder}.`);
}

function sheetOf(folder: string): string {
  const figures = readdirSync(folder)
    .sort()
    .map((name) => {
      const data = readFileSync(join(folder, name)).toString('base64');
      return `<figure><img src="data:image/png;base64,${data}"><figcaption>${name}</figcaption></figure>`;
    });
  return `<style>
body { display: flex; flex-wrap: wrap; gap: 16px; margin: 16px; background: #888; font: 12px sans-serif; color: #fff; }
figure { width: 248px; margin: 0; }
img { width: 100%; max-height: 420px; object-fit: cover; object-position: top; display: block; }
</style>${figures.join('')}`;
}
