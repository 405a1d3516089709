import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from '../stripeSdk.ts';
import { FakeLedger, FakeRefusal } from './FakeLedger.ts';

/** What becomes of the next calls: `lost` = the work is done and the line breaks before the answer. */
type Fault = 'lost' | 'broken' | 'silent';

/**
 * Stripe's HTTP as far as the shop uses it, with its idempotency keys and its signed webhooks. What happens there is
 * in `ledger`; webhooks wait in `events` until a test delivers them, or go to `webhookUrl` at once.
 */
export class FakeStripe {
  readonly key = `sk_test_${randomBytes(8).toString('hex')}`;
  readonly webhookSecret = `whsec_${randomBytes(8).toString('hex')}`;
  readonly ledger = new FakeLedger((type, object) => this.#tell(type, object));
  /** Bodies of webhooks, oldest first. */
  readonly events: string[] = [];
  /** Where events go at once; without it they wait. */
  webhookUrl: string | undefined;
  /** One for each of the next calls that change something. */
  readonly faults: Fault[] = [];
  /** POSTs that did something, repeats with the same key not among them. */
  readonly calls: string[] = [];
  readonly #answers = new Map<string, { request: string; status: number; body: string }>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  static async start(port = 0): Promise<FakeStripe> {
    const fake = new FakeStripe();
    fake.#server.listen(port, '127.0.0.1');
    await once(fake.#server, 'listening');
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  /** The header that Stripe would send with an event now. */
  sign(payload: string, timestamp = Math.floor(Date.now() / 1000)): string {
    return Stripe.webhooks.generateTestHeaderString({ payload, secret: this.webhookSecret, timestamp });
  }

  #tell(type: string, object: object): void {
    const id = `evt_${randomBytes(9).toString('hex')}`;
    const body = JSON.stringify({
      id,
      object: 'event',
      type,
      created: Math.floor(Date.now() / 1000),
      data: { object },
    });
    this.events.push(body);
    if (!this.webhookUrl) return;
    const headers = { 'content-type': 'application/json', 'stripe-signature': this.sign(body) };
    // A webhook that is not accepted is lost here: the shop must ask for the state.
    void fetch(this.webhookUrl, { method: 'POST', headers, body }).catch(() => {});
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const url = new URL(request.url ?? '/', this.url);
    if (url.pathname.startsWith('/pay/')) return this.#page(url, request.method ?? '', response);
    const isChange = request.method === 'POST';
    const fault = isChange ? this.faults.shift() : undefined;
    if (fault === 'silent') return;
    if (fault === 'broken')
      return send(response, 503, JSON.stringify({ error: { type: 'api_error', message: 'Broken.' } }));
    const { status, body } = this.#perform(request, url, text);
    if (fault === 'lost') return void response.destroy();
    send(response, status, body);
  }

  /** A key that comes again gets the first answer, or is refused when it came with something else. */
  #perform(request: IncomingMessage, url: URL, text: string): { status: number; body: string } {
    if (request.headers.authorization !== `Bearer ${this.key}`)
      return problem(new FakeRefusal('Invalid API Key provided.', 401));
    const key = request.headers['idempotency-key'];
    const what = createHash('sha256').update(`${request.method} ${url.pathname}\n${text}`).digest('hex');
    const before = typeof key === 'string' ? this.#answers.get(key) : undefined;
    if (before) {
      if (before.request === what) return before;
      return problem(
        new FakeRefusal(
          'Keys for idempotent requests can only be used with the same parameters.',
          400,
          'idempotency_error',
        ),
      );
    }
    const answer = this.#route(
      `${request.method} ${url.pathname}`,
      new Map([...url.searchParams, ...new URLSearchParams(text)]),
    );
    if (typeof key === 'string' && request.method === 'POST') this.#answers.set(key, { request: what, ...answer });
    return answer;
  }

  #route(call: string, fields: Map<string, string>): { status: number; body: string } {
    const { ledger } = this;
    const metadata = { order: fields.get('metadata[order]') ?? '', refund: fields.get('metadata[refund]') ?? '' };
    const routes: [RegExp, (id: string) => object][] = [
      [/^POST \/v1\/checkout\/sessions$/, () => ledger.openSession(fields, this.url)],
      [/^GET \/v1\/checkout\/sessions\/(\w+)$/, (id) => ledger.session(id)],
      [/^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/, (id) => ledger.expireSession(id)],
      [/^GET \/v1\/payment_intents\/(\w+)$/, (id) => ledger.intent(id)],
      [
        /^POST \/v1\/payment_intents\/(\w+)\/capture$/,
        (id) => ledger.capture(id, Number(fields.get('amount_to_capture'))),
      ],
      [/^POST \/v1\/payment_intents\/(\w+)\/cancel$/, (id) => ledger.cancel(id)],
      [
        /^POST \/v1\/refunds$/,
        () => ledger.refund(fields.get('payment_intent') ?? '', Number(fields.get('amount')), metadata),
      ],
      [
        /^GET \/v1\/refunds$/,
        () => ({ object: 'list', has_more: false, data: ledger.listRefunds(fields.get('payment_intent') ?? '') }),
      ],
    ];
    try {
      for (const [pattern, act] of routes) {
        const match = pattern.exec(call);
        if (!match) continue;
        const result = act(match[1] ?? '');
        if (call.startsWith('POST')) this.calls.push(call);
        return { status: 200, body: JSON.stringify(result) };
      }
      throw new FakeRefusal(`Unrecognized request URL (${call}).`, 404);
    } catch (error) {
      if (error instanceof FakeRefusal) return problem(error);
      throw error;
    }
  }

  /** The hosted page: what one does there without a card. */
  #page({ pathname }: URL, method: string, response: ServerResponse): void {
    const [, , id = '', action] = pathname.split('/');
    const session = this.ledger.sessions.get(id);
    if (!session) return send(response, 404, 'No such page.', 'text/plain');
    if (method === 'POST' && action === 'pay') {
      if (session.status === 'open') this.ledger.pay(id);
      response.writeHead(303, { location: session.success_url }).end();
      return;
    }
    if (method === 'POST' && action === 'decline') this.ledger.decline(id);
    const form = (name: string, words: string) =>
      `<form method="post" action="/pay/${id}/${name}"><button>${words}</button></form>`;
    const words =
      session.status === 'open'
        ? `${form('pay', 'Pay')}${form('decline', 'Pay with a declined card')}`
        : '<p>This page is closed.</p>';
    send(
      response,
      200,
      `<!doctype html><html lang="en"><title>Pay</title><main><h1>Pay ${(session.amount_total / 100).toFixed(2)} USD</h1>${words}<a href="${session.cancel_url.replaceAll('&', '&amp;')}">Back</a></main></html>`,
      'text/html; charset=utf-8',
    );
  }
}

function problem({ status, type, message }: FakeRefusal) {
  return { status, body: JSON.stringify({ error: { type, message } }) };
}

function send(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  response.writeHead(status, { 'content-type': type, 'request-id': `req_${randomBytes(6).toString('hex')}` }).end(body);
}
