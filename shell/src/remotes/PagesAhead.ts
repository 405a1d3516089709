import type { PageData } from '../hydration/PageState.ts';

/** As long as the api lets browsers keep its answers. ms */
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

  /** The page, which may still be loading, and may then fail. */
  take({ href }: URL): Promise<PageData> | undefined {
    const found = this.pages.get(href);
    this.pages.delete(href);
    return found && performance.now() - found.at < FRESH ? found.page : undefined;
  }
}
