import { type CDPSession, expect, type Page } from '@playwright/test';

/** Expects nothing to be wider than the window, or than an open dialog, even with text at twice the size. WCAG 2.2, 1.4.4 and 1.4.10. */
export async function expectFit(page: Page): Promise<void> {
  const browser = await sessionOf(page);
  // As a shopper sets it in the browser: media queries follow it, too.
  const setSize = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } });
  for (const size of [16, 32]) {
    await setSize(size);
    expect.soft(await page.evaluate(findWide), `no horizontal scrolling with text of ${size} px`).toEqual([]);
  }
  await setSize(16);
}

/** Kept open: when a session ends, the page's virtual authenticator is removed. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** In the page: what scrolls horizontally, and the first text that is too wide for it. */
function findWide(): string[] {
  const page = document.documentElement;
  const wide = [...document.querySelectorAll('body *')].findLast(
    (part) => part.getBoundingClientRect().right > innerWidth,
  );
  const found =
    page.scrollWidth > innerWidth ? [`the page: ${page.scrollWidth} px, ${wide?.outerHTML.slice(0, 200)}`] : [];
  for (const frame of document.querySelectorAll('dialog[open], dialog[open] *')) {
    const canScroll = /auto|scroll/.test(getComputedStyle(frame).overflowX);
    if (!canScroll || frame.scrollWidth <= frame.clientWidth) continue;
    found.push(`${frame.tagName} of the dialog: ${frame.scrollWidth} of ${frame.clientWidth} px`);
  }
  return found;
}
