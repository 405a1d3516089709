import { absolute, type Figure } from './Figure.ts';
import { openBrowser } from './openBrowser.ts';

/** JavaScript of `/` until the network is idle, without any input, as it came over the line. */
export async function measureHomeScripts(url: string): Promise<Figure[]> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const sizes = new Map<string, number>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.request().resourceType() !== 'script' && !pathname.endsWith('.js')) return;
      const { 'content-length': size, 'content-encoding': coding = 'uncompressed' } = response.headers();
      sizes.set(`${pathname} (${coding})`, Number(size));
    });
    await page.goto(`${url}/`, { waitUntil: 'networkidle' });
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const parts = [...sizes]
      .toSorted(([, a], [, b]) => b - a)
      .map(([path, size]) => `${(size / 1000).toFixed(1).padStart(6)} KB ${path}`);
    return [
      { name: 'JavaScript of /', value: total / 1000, unit: 'KB', against: absolute, limit: { atMost: 200 }, parts },
    ];
  } finally {
    await browser.close();
  }
}
