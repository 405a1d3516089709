import type { Browser } from '@playwright/test';

export interface LoadTimes {
  /** ms */
  lcp: number;
  /** What each long task took beyond 50 ms, together. ms */
  tbt: number;
}

/** A page has hydrated by then and has sent its first beacon. ms */
const STAY = 4_000;
/** Lighthouse's: a phone is so many times slower than this machine. */
const SLOWER = 4;

const collect = `
self.times = { lcp: 0, tbt: 0 };
new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) times.lcp = startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) times.tbt += duration - 50;
}).observe({ type: 'longtask', buffered: true });
`;

/**
 * Loads a page with an empty cache and a slowed processor, in a browser that has long started: many such loads tell a few
 * milliseconds apart, which those of Lighthouse, each in a new browser, do not.
 */
export async function loadOnPhone(browser: Browser, url: string): Promise<LoadTimes> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  try {
    await context.addInitScript(collect);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(STAY);
    return await page.evaluate('times');
  } finally {
    await context.close();
  }
}
