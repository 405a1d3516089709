import type { orders } from '../../platform/database/orderTables.ts';

export type PaymentMethod = (typeof orders.$inferSelect)['paymentMethod'];

/** The provider's own names for an order's payment. */
interface PaymentNames {
  /** Of the page where one pays. */
  providerSession: string | null;
  /** Of the payment itself, once there is one. */
  providerPayment: string | null;
}

export interface OrderToPay extends PaymentNames {
  id: string;
  number: string;
  /** As its owner typed it. */
  email: string;
  totalCents: number;
}

interface ProviderRefund {
  id: string;
  /** Our refund's id; undefined when someone made it at the provider's. */
  refundId: string | undefined;
  cents: number;
  state: 'pending' | 'done' | 'failed';
}

/** A payment's state at the provider, which decides over anything that we heard before. */
export interface ProviderPayment {
  /** Whether one can still pay. */
  page: 'none' | 'open' | 'done' | 'expired';
  payment: string | null;
  /** given up = promised once, and never taken. */
  state: 'none' | 'promised' | 'taken' | 'given up';
  /** Of what was promised or taken. */
  cents: number;
  refunds: ProviderRefund[];
}

/**
 * The company that collects the money for us. A call with a key may be repeated with it and does its work once; the
 * others are idempotent. Each fails with NeverWorks when repeating is of no use, with any other error
 * when it may work later.
 */
export interface PaymentProvider {
  /** When what was promised is taken. */
  takes: 'at packing' | 'at delivery';
  /** Opens the page where an order is paid. Without one (cash) undefined. */
  openPage: (order: OrderToPay, key: string) => Promise<{ session: string; url: string } | undefined>;
  find: (names: PaymentNames) => Promise<ProviderPayment>;
  /** That page can no longer be paid. */
  closePage: (session: string) => Promise<void>;
  /** Gives up what was promised. */
  cancel: (payment: string) => Promise<void>;
  /** Takes what was promised. */
  capture: (payment: string, cents: number) => Promise<void>;
  /** Gives back some of what was taken. `order` and `refundId` come back with {@link find}. */
  refund: (
    payment: string,
    refund: { orderId: string; refundId: string; cents: number },
    key: string,
  ) => Promise<ProviderRefund>;
}
