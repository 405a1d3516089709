import type { Page } from '@playwright/test';

/** Measures how long a toast is shown, by the browser's clock. Call it before the toast appears. ms */
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
