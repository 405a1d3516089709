import lighthouse from 'lighthouse';
import { expect, test } from '../world/world.ts';
import { findFreePort } from '../world/shopProcess.ts';
import { kinds } from '../routes/routeTable.ts';

for (const page of kinds) {
  test(`Lighthouse reports no problem on ${page.path}`, async ({ playwright, launchOptions, world }) => {
    const port = await findFreePort();
    const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    // A `noindex` page gets no SEO score.
    const onlyCategories = ['accessibility', 'best-practices', ...(page.isNoindex ? [] : ['seo'])];
    const result = await lighthouse(world.url + page.path, {
      port,
      onlyCategories,
      logLevel: 'silent',
      throttlingMethod: 'provided',
    });
    await browser.close();
    const lhr = result?.lhr;
    const marks = Object.values(lhr?.categories ?? {}).map(({ id, score }) => [id, score]);
    const lost = Object.values(lhr?.audits ?? {}).filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode !== 'informative',
    );
    expect(marks, lost.map(({ id, title }) => `${id}: ${title}`).join('\n')).toEqual(
      onlyCategories.map((id) => [id, 1]),
    );
  });
}
