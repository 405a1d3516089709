import type { Browser, Page } from '@playwright/test';
import type { Kind } from './BadRelease.ts';

/** What a page sends to the shell in one visit. */
export interface RecordedVisit {
  /** Each with the time since its navigation began. ms */
  beacons: { at: number; body: string }[];
  /** The one on leaving. */
  left?: string;
  /** Labels of the regions in the answer: `catalog@…`. */
  labels: string[];
}

/** Keeps what the page sends. It still sends it. */
const listen = `
self.kept = [];
const send = navigator.sendBeacon.bind(navigator);
navigator.sendBeacon = (url, body) => {
  self.kept.push({ at: performance.now(), body });
  return send(url, body);
};
`;
/** A view settles within a second after the last news; what a release does late it does in two; the cart has three to answer. ms */
const STAY = { looks: 4_000, 'adds to cart': 6_000 };

/** On a busy machine the first message may take this long. A blank page never sends one. ms */
const FIRST_MESSAGE = 15_000;

interface VisitPlan {
  url: string;
  kind: Kind;
  /** The cookie that decides about the cohort. */
  visitor?: { name: string; value: string };
  client: string;
  onPage?: (page: Page) => void;
  /** An expression that is evaluated in the page at the end of the visit. */
  read?: string;
}

/** Opens a page as a real visitor does, and leaves it. */
export async function recordVisit(browser: Browser, plan: VisitPlan): Promise<RecordedVisit & { read: unknown }> {
  const { url, kind, visitor, client, onPage, read = '0' } = plan;
  const context = await browser.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': client },
    // The name tells that no person is there.
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  });
  try {
    if (visitor) await context.addCookies([{ ...visitor, url }]);
    await context.addInitScript(`${kind.init ?? ''};${listen}`);
    const page = await context.newPage();
    onPage?.(page);
    const answer = await page.goto(url + kind.path);
    const html = (await answer?.text()) ?? '';
    if (kind.does === 'adds to cart') {
      // The pointer moves before the press, and with it the cart's code comes. A browser's first move has no length.
      const button = page.getByRole('button', { name: 'Add to cart' }).first();
      await page.mouse.move(5, 5);
      await button.hover();
      await page.waitForTimeout(1_500);
      await button.click();
    }
    await stay(page, STAY[kind.does ?? 'looks']);
    const value: unknown = await page.evaluate(read);
    const before = await page.evaluate('kept.length');
    // As a browser does where a tab is closed, which a test could not look into anymore.
    const kept = await page.evaluate(`
      Object.defineProperty(document, 'hidden', { get: () => true });
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      kept
    `);
    const all = kept as RecordedVisit['beacons'];
    const labels = [...new Set([...html.matchAll(/data-boundary="([^"]+)"/g)].map(([, label = '']) => label))];
    const left = all[before as number]?.body;
    return { beacons: all.slice(0, before as number), ...(left !== undefined && { left }), labels, read: value };
  } finally {
    await context.close();
  }
}

/** Waits until the page has sent nothing for `quiet`, and for its first message at most `FIRST_MESSAGE`. ms */
async function stay(page: Page, quiet: number): Promise<void> {
  // A page that is being replaced cannot answer.
  const sent = () => page.evaluate<number>('kept.length').catch(() => 0);
  const begun = Date.now();
  for (let [count, since] = [0, begun]; ; await page.waitForTimeout(100)) {
    const now = await sent();
    if (now !== count) [count, since] = [now, Date.now()];
    if (Date.now() - since > quiet && (count || Date.now() - begun > FIRST_MESSAGE)) return;
  }
}

/** Of two visits the one whose page told first: the browser's first visits are slow, and so is a busy machine now and then. */
export async function recordQuicker(browser: Browser, plan: (number: number) => VisitPlan): Promise<RecordedVisit> {
  const visits = [await recordVisit(browser, plan(1)), await recordVisit(browser, plan(2))];
  const timeOf = ({ beacons }: RecordedVisit) => beacons[0]?.at ?? 0;
  return visits.toSorted((a, b) => timeOf(a) - timeOf(b))[0] as RecordedVisit;
}
