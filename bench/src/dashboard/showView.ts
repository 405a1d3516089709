import type { Browser } from '@playwright/test';

export interface ViewTimes {
  /** ms from the end of the registry's answer to the frame that shows it */
  shown: number;
  /** ms of the longest task while the view was scrolled to its end and back; 0 when none took 50 ms */
  longest: number;
}

/** Steps of a wheel, one a frame. */
const STEPS = 120;

/** In the page: when what is wanted is drawn first, and what keeps it from drawing. */
const watch = (selector: string) => `
self.tasks = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) tasks.push({ startTime, duration });
}).observe({ type: 'longtask', buffered: true });
const look = () => {
  if (!document.querySelector(${JSON.stringify(selector)})) return requestAnimationFrame(look);
  requestAnimationFrame(() => setTimeout(() => (self.shownAt = performance.now())));
};
look();`;

interface View {
  url: string;
  token: string;
  /** Path of the call whose answer the view shows. */
  call: string;
  /** Of what is there once it is shown. */
  selector: string;
}

/** Opens a view with an empty cache, then scrolls through all of it. @param slower how much slower than this machine */
export async function showView(
  browser: Browser,
  { url, token, call, selector }: View,
  slower: number,
): Promise<ViewTimes> {
  const viewport = { width: 1280, height: 800 };
  const extraHTTPHeaders = { authorization: `Bearer ${token}` };
  // The page's policy evaluates no text, also none of the bench.
  const context = await browser.newContext({ extraHTTPHeaders, viewport, bypassCSP: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.addInitScript(watch(selector));
    await page.goto(url);
    await page.waitForFunction('self.shownAt');
    const shown = await page.evaluate<number>(
      `shownAt - performance.getEntriesByType('resource').find(({ name }) => new URL(name).pathname === ${JSON.stringify(call)}).responseEnd`,
    );
    const begun = await page.evaluate<number>('performance.now()');
    for (const direction of [1, -1]) {
      await page.evaluate(
        `new Promise((done) => {
          let step = 0;
          const end = document.documentElement.scrollHeight / ${STEPS};
          const move = () => (step++ < ${STEPS} ? (scrollBy(0, ${direction} * end), requestAnimationFrame(move)) : done());
          move();
        })`,
      );
    }
    const longest = await page.evaluate<number>(
      `Math.max(0, ...tasks.filter(({ startTime }) => startTime > ${begun}).map(({ duration }) => duration))`,
    );
    return { shown, longest };
  } finally {
    await context.close();
  }
}
