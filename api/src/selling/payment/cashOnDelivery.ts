import type { PaymentProvider } from './PaymentProvider.ts';

/**
 * The carrier collects the money, and the staff pay it back: there is no provider to call. The delivery records that it
 * was paid (moveOrder.ts).
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
