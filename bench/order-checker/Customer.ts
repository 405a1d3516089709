import type { TestPostOffice } from '../../api/src/platform/mail/testing/TestPostOffice.ts';
import { type Answer, ask, isSilence } from './ask.ts';
import { places } from './rulebook.ts';

/**
 * Someone who buys, always from the same browser. Each has an email address and a household of their own, and spells
 * both in different ways: the shop must recognize them.
 */
export class Customer {
  readonly index: number;
  readonly isMember: boolean;
  #token = '';
  #cookies = '';

  constructor(index: number, isMember: boolean) {
    this.index = index;
    this.isMember = isMember;
  }

  get place() {
    return places[this.index % places.length] ?? places[0];
  }

  /** @param turn any number: it decides the way of writing */
  email(turn: number): string {
    const name = `Buyer.${this.index}@Checker.Test`;
    return turn % 3 ? name.toLowerCase() : name;
  }

  address(turn: number) {
    const { state, city, zip } = this.place;
    const street = turn % 2 ? 'Elm Street' : 'elm st.';
    return { name: `Buyer ${this.index}`, line1: `${this.index + 1} ${street}`, city, state, zip };
  }

  /** Headers that prove the session. */
  get proof(): Record<string, string> {
    return {
      ...(this.#token && { authorization: `Bearer ${this.#token}` }),
      ...(this.#cookies && { cookie: this.#cookies }),
    };
  }

  /** Begins a session. @param mails receives a member's code; a guest needs none */
  async comeIn(origin: string, mails?: TestPostOffice): Promise<void> {
    // Each customer has another network address: the sessions of one address are limited.
    const headers = { 'x-forwarded-for': `203.0.113.${this.index % 250}` };
    if (!this.isMember) {
      this.#keep(await this.call(origin, 'POST', '/api/session/guest', undefined, headers), 201);
      return;
    }
    const email = this.email(1);
    const member = { name: `Buyer ${this.index}`, email, password: 'three plain words' };
    this.#keep(await this.call(origin, 'POST', '/api/account', member, headers), 202);
    const code = await untilFound(() => {
      const mail = mails?.mails.find(
        ({ to, subject }) => to?.[0]?.address === email && /is your code/.test(subject ?? ''),
      );
      return mail && /^\d+/.exec(mail.subject ?? '')?.[0];
    });
    this.#keep(await this.call(origin, 'POST', '/api/account/confirm', { email, code }, headers), 200);
  }

  /** Sessions must be renewed after a while, as a page does it. */
  async renew(origin: string): Promise<void> {
    const answer = await this.call(origin, 'POST', '/api/session/renew');
    if (!isSilence(answer)) this.#keep(answer, 200);
  }

  async call(origin: string, method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    return ask(origin, method, path, body, { ...this.proof, ...headers });
  }

  #keep({ status, body, cookies }: Answer, expected: number): void {
    if (status !== expected)
      throw new Error(`Buyer ${this.index} was answered with ${status}: ${JSON.stringify(body)}`);
    if (typeof body.token === 'string') this.#token = body.token;
    if (cookies.length) this.#cookies = cookies.join('; ');
  }
}

async function untilFound<Found>(find: () => Found | undefined): Promise<Found> {
  const end = Date.now() + 30_000;
  for (;;) {
    const found = find();
    if (found) return found;
    if (Date.now() > end) throw new Error('No email with a code came within 30 s.');
    await new Promise((done) => setTimeout(done, 50));
  }
}
