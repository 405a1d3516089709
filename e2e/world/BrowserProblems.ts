import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';

/** Problems that a browser reports in any page of its context. */
export class BrowserProblems {
  #found: string[] = [];
  #allowed: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on('console', (message) => this.#readMessage(message));
    context.on('weberror', (error) => this.#found.push(`uncaught: ${error.error().message}`));
    context.on('requestfailed', (request) => this.#readFailure(request));
    context.on('response', (response) => this.#readResponse(response));
  }

  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  list(): string[] {
    return this.#found.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }

  #readMessage(message: ConsoleMessage): void {
    if (!['error', 'warning', 'assert'].includes(message.type())) return;
    // The response, or the failed request, is reported instead.
    if (message.text().startsWith('Failed to load resource')) return;
    this.#found.push(`console ${message.type()}: ${message.text()}`);
  }

  #readFailure(request: Request): void {
    const reason = request.failure()?.errorText ?? '';
    // The page was left while it loaded, which is no failure.
    if (reason === 'net::ERR_ABORTED') return;
    // It ends with the shell or the connection, and reconnects automatically.
    if (request.resourceType() === 'eventsource') return;
    this.#found.push(`request failed: ${request.url()} (${reason})`);
  }

  /** A page may answer 404; its files may not. */
  #readResponse(response: Response): void {
    if (response.status() < 400 || response.request().isNavigationRequest()) return;
    this.#found.push(`status ${response.status()}: ${response.url()}`);
  }
}
