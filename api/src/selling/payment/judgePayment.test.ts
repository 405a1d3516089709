import type { FulfilmentState } from '../../platform/database/orderStates.ts';
import { NeverWorks } from '../../platform/outbox/queueWork.ts';
import { judgePayment, minutesToPay, nextPaymentStep } from './judgePayment.ts';
import type { ProviderPayment } from './PaymentProvider.ts';

const order = (fulfilmentState: FulfilmentState, age = 1, providerSession: string | null = 'page') => ({
  number: 'PD-1',
  totalCents: 2000,
  fulfilmentState,
  age,
  providerSession,
});
const truth = (changes: Partial<ProviderPayment>): ProviderPayment => ({
  page: 'done',
  payment: 'payment',
  state: 'promised',
  cents: 2000,
  refunds: [],
  ...changes,
});
const open = truth({ page: 'open', state: 'none', payment: null, cents: 0 });
const late = minutesToPay + 1;

test.each<[string, ReturnType<typeof order>, ProviderPayment, ReturnType<typeof nextPaymentStep>]>([
  ['a shopper who still may pay keeps the page', order('new', minutesToPay), open, undefined],
  ['a shopper who took too long loses it', order('new', late), open, 'close page'],
  ['no one pays for an order that was canceled', order('cancelled'), open, 'close page'],
  ['an order on its way keeps what it has', order('packed', late), open, undefined],
  ['what has no page has none to close', order('cancelled', 1, null), open, undefined],
  ['a page that is closed stays so', order('cancelled'), truth({ ...open, page: 'expired' }), undefined],
  ['what was promised for a cancelled order is given up', order('cancelled'), truth({}), 'cancel'],
  ['what was promised waits until the order is packed', order('new', late), truth({}), undefined],
  ['a packed order takes it', order('packed'), truth({}), 'capture'],
  ['and a delivered one, if that was missed', order('delivered', late), truth({}), 'capture'],
  ['what was taken is not taken again', order('packed'), truth({ state: 'taken' }), undefined],
  ['what was given up is not taken', order('packed'), truth({ state: 'given up' }), undefined],
  ['without a payment there is nothing to take', order('packed'), truth({ payment: null }), undefined],
  [
    'an open page is closed before what it brought is given up',
    order('cancelled'),
    truth({ page: 'open' }),
    'close page',
  ],
])('%s', (_, wanted, found, step) => {
  expect(nextPaymentStep('at packing', wanted, found)).toBe(step);
});

test('only the carrier collects cash', () => {
  expect(nextPaymentStep('at delivery', order('packed'), truth({}))).toBeUndefined();
});

const nothing = truth({ state: 'none', page: 'open', payment: null, cents: 0 });
const expired = truth({ ...nothing, page: 'expired' });

test.each<[string, ReturnType<typeof order>, ProviderPayment, ReturnType<typeof judgePayment>]>([
  ['a promise makes an order good', order('new'), truth({}), 'authorised'],
  ['a promise for a cancelled order does not', order('cancelled'), truth({}), undefined],
  ['money that was taken counts', order('packed'), truth({ state: 'taken' }), 'taken'],
  ['and must go back when the order was cancelled', order('cancelled'), truth({ state: 'taken' }), 'taken'],
  [
    'a promise that was given up is a failed payment',
    order('packed'),
    truth({ state: 'given up', cents: 0 }),
    'failed',
  ],
  ['and the end of a cancelled order’s', order('cancelled'), truth({ state: 'given up', cents: 0 }), 'voided'],
  ['a page that is still open changes nothing', order('new', late), nothing, undefined],
  ['one that ended unpaid ends the order', order('new'), expired, 'abandoned'],
  ['unless that is canceled already', order('cancelled'), expired, 'voided'],
  ['or on its way', order('packed'), expired, undefined],
  ['an order without a page may still get one', order('new', minutesToPay, null), nothing, undefined],
  ['until its time is over', order('new', late, null), nothing, 'abandoned'],
  ['a cancelled one gets none', order('cancelled', 1, null), nothing, 'voided'],
  ['a cancelled one with an open page waits until that is closed', order('cancelled'), nothing, undefined],
])('%s', (_, known, found, news) => {
  expect(judgePayment(known, found)).toBe(news);
});

test.each(['promised', 'taken'] as const)(
  'a sum that was %s and differs from the order’s is never accepted as its payment',
  (state) => {
    const judge = () => judgePayment(order('new'), truth({ state, cents: 1999 }));
    expect(judge).toThrow(NeverWorks);
    expect(judge).toThrow('Order PD-1 is for 2000 cents, but the payment is for 1999.');
  },
);
