import lighthouse from 'lighthouse';
import { openBrowser } from '../openBrowser.ts';
import { findFreePort } from '../shop/startShop.ts';

export interface Marks {
  /** 0 to 100 */
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  /** ms */
  lcp: number;
  cls: number;
  /** ms */
  tbt: number;
}

/** Lighthouse's mobile defaults: a slow phone on a slow line, simulated. @param extraHeaders sent with every request */
export async function look(url: string, extraHeaders: Record<string, string> = {}): Promise<Marks> {
  const port = await findFreePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  try {
    const { lhr } = (await lighthouse(url, { port, logLevel: 'silent', extraHeaders })) ?? {};
    if (!lhr || lhr.runtimeError) throw new Error(`Lighthouse says nothing of ${url}: ${lhr?.runtimeError?.message}`);
    const mark = (id: string) => Math.round((lhr.categories[id]?.score ?? Number.NaN) * 100);
    return {
      performance: mark('performance'),
      accessibility: mark('accessibility'),
      'best-practices': mark('best-practices'),
      seo: mark('seo'),
      lcp: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      tbt: lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN,
      cls: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    };
  } finally {
    await browser.close();
  }
}
