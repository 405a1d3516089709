/** People and programs at the page of releases: tokens, browsers, and calls of the registry. */
import { type Browser, expect, type Page } from '@playwright/test';
import type { World } from '../world/world.ts';
import { RegistryShop } from './RegistryShop.ts';
import { activate } from './commands.ts';

export const phone = { width: 360, height: 740 };
export const planOf = (remote: string) => `/env/local/remotes/${remote}/roll-back`;

type Body = Record<string, unknown>;

export class Managers {
  readonly shop: World;
  readonly registry: RegistryShop;
  #admin = '';

  constructor(shop: World) {
    this.shop = shop;
    this.registry = new RegistryShop(shop);
  }

  /** A call of the registry as an admin. @returns its answer, which must be a good one */
  async call<Answer>(method: 'GET' | 'POST', path: string, body?: Body): Promise<Answer> {
    this.#admin ||= await this.#issueFirst();
    const response = await fetch(this.registry.url + path, {
      method,
      headers: { authorization: `Bearer ${this.#admin}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Answer;
    expect(response.ok, `${path}: ${JSON.stringify(answer)}`).toBe(true);
    return answer;
  }

  async issueToken(role: string, name = role): Promise<string> {
    return (await this.call<{ text: string }>('POST', '/v1/tokens', { role, name })).text;
  }

  /** A browser of its own, with the session of a token. */
  async open(browser: Browser, role: string, name = role): Promise<Page> {
    const extraHTTPHeaders = { authorization: `Bearer ${await this.issueToken(role, name)}` };
    return (await browser.newContext({ extraHTTPHeaders, viewport: phone })).newPage();
  }

  /** A link that signs one person in once. The one that `npm start` printed is of `registry.spec.ts`. */
  async makeLink(): Promise<string> {
    const { stdout, stderr, code } = await this.shop.release('link');
    expect(code, stderr).toBe(0);
    return /\/auth\/link\/[\w-]+/.exec(stdout)?.[0] ?? '';
  }

  /** Makes a copy of content live. @returns what was live before */
  async release(mark: string): Promise<string> {
    const before = (await this.releaseInPages()) ?? '';
    await activate(this.shop, 'content', await this.registry.publishCopy('content', mark));
    return before;
  }

  /** The release of content in the server's page. */
  async releaseInPages(): Promise<string | undefined> {
    const html = await (await fetch(`${this.shop.url}/about-us`)).text();
    return /data-boundary="content@([0-9a-f]{16})"/.exec(html)?.[1];
  }

  /** Entries of the log that rolled content back, the newest first. */
  async rollbacks(): Promise<{ by: string; reason?: string }[]> {
    type Entry = { action: string; by: string; reason?: string };
    const path = '/v1/environments/local/timeline?remote=content&limit=200';
    const { entries } = await this.call<{ entries: Entry[] }>('GET', path);
    return entries.filter(({ action }) => action === 'rollback');
  }

  async #issueFirst(): Promise<string> {
    const { stdout, stderr, code } = await this.shop.release('issue-token', 'e2e admin', '--role', 'admin', '--json');
    expect(code, stderr).toBe(0);
    return (JSON.parse(stdout) as { text: string }).text;
  }
}
