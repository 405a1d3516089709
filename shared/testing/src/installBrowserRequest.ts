/** A browser resolves `/api/…` by the page's address; Node's `Request`, which tests run with, knows no page. */
class BrowserRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init);
  }
}

export function installBrowserRequest(): void {
  globalThis.Request = BrowserRequest;
}
