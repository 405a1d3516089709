import { randomBytes } from 'node:crypto';

/** Refused as Stripe refuses: an HTTP status, a type and words. */
export class FakeRefusal extends Error {
  readonly status: number;
  readonly type: string;
  constructor(message: string, status = 400, type = 'invalid_request_error') {
    super(message);
    this.status = status;
    this.type = type;
  }
}

export interface FakeSession {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  url: string;
  amount_total: number;
  payment_intent: string | null;
  metadata: Record<string, string>;
  client_reference_id: string;
  customer_email: string | null;
  success_url: string;
  cancel_url: string;
}

export interface FakeIntent {
  id: string;
  object: 'payment_intent';
  status: 'requires_capture' | 'succeeded' | 'canceled';
  amount: number;
  amount_received: number;
  metadata: Record<string, string>;
}

export interface FakeRefund {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  status: 'succeeded' | 'pending' | 'failed';
  metadata: Record<string, string>;
}

const newId = (prefix: string) => `${prefix}_${randomBytes(9).toString('hex')}`;

/** What Stripe knows and enforces of our payments: who pays what, and what may follow what. */
export class FakeLedger {
  readonly sessions = new Map<string, FakeSession>();
  readonly intents = new Map<string, FakeIntent>();
  readonly refunds = new Map<string, FakeRefund>();
  /** Of refunds that are made from now on. */
  refundStatus: FakeRefund['status'] = 'succeeded';
  readonly #tell: (type: string, object: object) => void;

  constructor(tell: (type: string, object: object) => void) {
    this.#tell = tell;
  }

  /** @param fields as the form has them: `line_items[0][price_data][unit_amount]` */
  openSession(fields: Map<string, string>, origin: string): FakeSession {
    const field = (name: string) => fields.get(name) ?? '';
    const cents = Number(field('line_items[0][price_data][unit_amount]'));
    if (!Number.isInteger(cents) || cents < 50) throw new FakeRefusal('The amount must be at least 50 cents.');
    if (field('payment_intent_data[capture_method]') !== 'manual')
      throw new FakeRefusal('The fake knows manual capture.');
    for (const name of ['success_url', 'cancel_url']) {
      if (!URL.canParse(field(name))) throw new FakeRefusal(`Not a valid URL: ${name}`);
    }
    const id = newId('cs_test');
    const session: FakeSession = {
      id,
      object: 'checkout.session',
      status: 'open',
      url: `${origin}/pay/${id}`,
      amount_total: cents,
      payment_intent: null,
      metadata: { order: field('metadata[order]') },
      client_reference_id: field('client_reference_id'),
      customer_email: field('customer_email') || null,
      success_url: field('success_url'),
      cancel_url: field('cancel_url'),
    };
    this.sessions.set(id, session);
    return session;
  }

  session(id: string): FakeSession {
    return found(this.sessions.get(id), 'checkout.session', id);
  }

  intent(id: string): FakeIntent {
    return found(this.intents.get(id), 'payment_intent', id);
  }

  expireSession(id: string): FakeSession {
    const session = this.session(id);
    if (session.status !== 'open')
      throw new FakeRefusal(`Only Checkout Sessions with a status in ["open"] can be expired.`);
    session.status = 'expired';
    this.#tell('checkout.session.expired', session);
    return session;
  }

  /** What the shopper does on the hosted page with a good card. */
  pay(id: string): FakeIntent {
    const session = this.session(id);
    if (session.status !== 'open') throw new FakeRefusal('This page is closed.');
    const { amount_total: amount, metadata } = session;
    const intent: FakeIntent = {
      id: newId('pi'),
      object: 'payment_intent',
      status: 'requires_capture',
      amount,
      amount_received: 0,
      metadata: { ...metadata },
    };
    this.intents.set(intent.id, intent);
    session.status = 'complete';
    session.payment_intent = intent.id;
    this.#tell('payment_intent.amount_capturable_updated', intent);
    this.#tell('checkout.session.completed', session);
    return intent;
  }

  /** With a card that is declined: one can try again on the same page. */
  decline(id: string): void {
    const session = this.session(id);
    this.#tell('payment_intent.payment_failed', {
      id: newId('pi'),
      object: 'payment_intent',
      metadata: session.metadata,
    });
  }

  capture(id: string, cents: number): FakeIntent {
    const intent = this.#change(id, 'succeeded');
    if (cents > intent.amount) throw new FakeRefusal('The capture amount is more than the authorized amount.');
    intent.status = 'succeeded';
    intent.amount_received = cents;
    this.#tell('payment_intent.succeeded', intent);
    return intent;
  }

  cancel(id: string): FakeIntent {
    const intent = this.#change(id, 'canceled');
    intent.status = 'canceled';
    this.#tell('payment_intent.canceled', intent);
    return intent;
  }

  refund(payment: string, cents: number, metadata: Record<string, string>): FakeRefund {
    const intent = this.intent(payment);
    const left = intent.amount_received - this.refundedCents(payment);
    if (!Number.isInteger(cents) || cents <= 0) throw new FakeRefusal('Invalid positive integer');
    if (cents > left) throw new FakeRefusal(`Refund amount (${cents}) is greater than unrefunded amount (${left}).`);
    const refund: FakeRefund = {
      id: newId('re'),
      object: 'refund',
      payment_intent: payment,
      amount: cents,
      status: this.refundStatus,
      metadata,
    };
    this.refunds.set(refund.id, refund);
    this.#tell('refund.created', refund);
    return refund;
  }

  /** A refund that took its time. */
  settleRefund(id: string, status: FakeRefund['status']): void {
    const refund = found(this.refunds.get(id), 'refund', id);
    refund.status = status;
    this.#tell(status === 'failed' ? 'refund.failed' : 'refund.updated', refund);
  }

  listRefunds(payment: string): FakeRefund[] {
    return [...this.refunds.values()].filter((refund) => refund.payment_intent === payment);
  }

  /** That the bank did not send back. */
  refundedCents(payment: string): number {
    return this.listRefunds(payment)
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  #change(id: string, to: FakeIntent['status']): FakeIntent {
    const intent = this.intent(id);
    if (intent.status === 'requires_capture') return intent;
    throw new FakeRefusal(`This PaymentIntent has a status of ${intent.status} and cannot become ${to}.`);
  }
}

function found<Thing>(thing: Thing | undefined, kind: string, id: string): Thing {
  if (!thing) throw new FakeRefusal(`No such ${kind}: '${id}'`, 404);
  return thing;
}
