import type { PageData } from '../hydration/PageState.ts';

/** How long the api lets browsers cache its responses. One from the browser's cache may already be that old. ms */
const FRESH = 10_000;
/** More links than a visitor points at meanwhile. */
const MOST = 8;

/** Pages whose data was fetched before the click on a link. Each is used once. */
export class PagesAhead {
  private readonly pages = new Map<string, { page: Promise<PageData>; at: number }>();

  /** @param url path and declared query names */
  put({ href }: URL, page: Promise<PageData>): void {
    const one = { page, at: performance.now() };
    this.pages.delete(href);
    this.pages.set(href, one);
    const [oldest] = this.pages.keys();
    if (this.pages.size > MOST && oldest !== undefined) this.pages.delete(oldest);
    page.catch(() => {
      if (this.pages.get(href) === one) this.pages.delete(href);
    });
  }

  has({ href }: URL): boolean {
    const found = this.pages.get(href);
    return found !== undefined && performance.now() - found.at < FRESH;
  }

  /** The page, which may still be loading, and may then fail. */
  take(url: URL): Promise<PageData> | undefined {
    const page = this.has(url) ? this.pages.get(url.href)?.page : undefined;
    this.pages.delete(url.href);
    return page;
  }
}
