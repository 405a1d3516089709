/** A browser resolves `/api/…` against the page's URL; Node's `Request`, which tests use, has no page. */
class BrowserRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init);
  }
}

export function installBrowserRequest(): void {
  globalThis.Request = BrowserRequest;
}
