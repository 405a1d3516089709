import type { PaymentProvider } from './PaymentProvider.ts';

/**
 * The courier takes the money at the door, and people of the shop give it back: there is nobody to call. That it was
 * paid is written down with the delivery (see recordCash in paymentQueries.ts).
 */
export const cashOnDelivery: PaymentProvider = {
  takes: 'at delivery',
  openPage: async () => undefined,
  find: async () => ({ page: 'none', payment: null, state: 'none', cents: 0, refunds: [] }),
  closePage: async () => {},
  cancel: async () => {},
  capture: async () => {},
  refund: async (_payment, { refundId, cents }) => ({ id: `cash.${refundId}`, refundId, cents, state: 'done' }),
};
