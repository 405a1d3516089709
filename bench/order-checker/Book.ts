import { type Answer, isSilence } from './ask.ts';
import type { Customer } from './Customer.ts';

/** unknown = no answer came: it was done whole, or not at all. */
type Outcome = 'unknown' | 'done' | 'refused';

/** Something that a shopper wants to buy once, however often it is sent. Money is cents. */
export interface Attempt {
  key: string;
  customer: Customer;
  /** The body that is sent, the same each time. */
  body: object;
  lines: readonly { sku: string; quantity: number }[];
  coupon: string | null;
  delivery: 'standard' | 'express';
  payment: 'delivery' | 'stripe';
  email: string;
  /** What the shopper agreed to pay. */
  agreedCents: number;
  outcome: Outcome;
  number?: string;
  reference?: string;
  /** What one believes of it; the shop may know better. */
  step: 'new' | 'packed' | 'shipped' | 'delivered';
}

export interface StaffAct {
  /** Who did it, as the audit tells: each act has a name of its own. */
  name: string;
  action: 'pack' | 'ship' | 'deliver' | 'refund' | 'stock';
  /** An order's number, or a SKU. */
  subject: string;
  outcome: Outcome;
  /** Of a refund. */
  refund?: string;
  /** What was answered. */
  cents?: number;
  set?: number;
  add?: number;
}

/** Kinds of answers that acknowledge a change of the database. */
const acknowledged = /^(order 201|(cancel|pack|ship|deliver|refund|stock) 200)$/;
const refusals = ['sold_out', 'quote_changed', 'coupon_refused'];

/** All that was asked of the shop, and what it answered: what must be true follows from this alone. */
export class Book {
  readonly attempts = new Map<string, Attempt>();
  readonly staff: StaffAct[] = [];
  /** Order's number → what was answered. */
  readonly cancels = new Map<string, Outcome>();
  /** Event of the payment provider → what was answered. */
  readonly events = new Map<string, Outcome>();
  /** The bank's pages whose URL a customer received. */
  readonly pages = new Set<string>();
  /** Answers that no rule explains. */
  readonly surprises: string[] = [];
  /** Attempts that were answered as two orders. */
  readonly doubled: string[] = [];
  /** Kind of answer → how often, for the report. */
  readonly answers = new Map<string, number>();

  /** Those that the shop has acknowledged, oldest first. */
  readonly placed: Attempt[] = [];

  readonly #onWrite: (() => void) | undefined;

  /** @param onWrite is called for each write that the shop acknowledges */
  constructor(onWrite?: () => void) {
    this.#onWrite = onWrite;
  }

  count(kind: string): void {
    if (acknowledged.test(kind)) this.#onWrite?.();
    this.answers.set(kind, (this.answers.get(kind) ?? 0) + 1);
  }

  surprise(what: string, { status, body }: Answer): void {
    this.surprises.push(`${what}: ${status} ${JSON.stringify(body).slice(0, 300)}`);
  }

  /**
   * @param before what had become of it when this one was sent. Of two taps at once one may come when something has
   * run out, and the other when it is there again; afterward every repeat is answered with the order.
   */
  noteOrder(attempt: Attempt, answer: Answer, before: Attempt['outcome']): void {
    const { status, body } = answer;
    if (isSilence(answer)) return this.count('order without an answer');
    if (status === 200 || status === 201) this.#noteNumber(attempt, String(body.number), String(body.reference));
    else if (status === 409 && refusals.includes(String(body.code)) && before !== 'done') {
      if (attempt.outcome !== 'done') attempt.outcome = 'refused';
      const isWhole = typeof body.message === 'string' && body.message.endsWith('.') && typeof body.quote === 'object';
      if (!isWhole) this.surprise(`order ${attempt.key} was refused without words or quote`, answer);
    } else this.surprise(`order ${attempt.key} (${before})`, answer);
    this.count(`order ${status === 409 ? String(body.code) : status}`);
  }

  #noteNumber(attempt: Attempt, number: string, reference: string): void {
    if (attempt.number && attempt.number !== number) {
      this.doubled.push(`${attempt.key} was answered as ${attempt.number}, then as ${number}`);
    }
    if (attempt.outcome !== 'done') this.placed.push(attempt);
    Object.assign(attempt, { outcome: 'done', number: attempt.number ?? number, reference });
  }

  noteStaff(act: StaffAct, answer: Answer): void {
    const { status, body } = answer;
    if (!isSilence(answer)) act.outcome = status === 200 ? 'done' : 'refused';
    if (status === 200 && act.action === 'refund') act.cents = Number(body.cents);
    if (![0, 200, 409].includes(status) && status < 500) this.surprise(`${act.action} ${act.subject}`, answer);
    this.count(`${act.action} ${status === 409 ? String(body.code) : status}`);
  }
}
