import type { Page } from '@playwright/test';

/** Call it before the toast comes. ms from when it is there until it is gone, by the browser's own clock. */
export async function watchToast(page: Page): Promise<() => Promise<number>> {
  const life = await page.evaluateHandle(() => {
    const find = () => document.querySelector('.Toastify__toast');
    const lived = new Promise<number>((resolve) => {
      let since: number | undefined;
      const observer = new MutationObserver(() => {
        if (find()) since ??= performance.now();
        else if (since !== undefined) {
          observer.disconnect();
          resolve(performance.now() - since);
        }
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    return { lived };
  });
  return () => life.evaluate(({ lived }) => lived);
}
