import type { PaymentMethod } from '../../draft/checkoutDraft.ts';

export const paymentNames: Record<PaymentMethod, { label: string; help: string }> = {
  delivery: { label: 'Pay on delivery', help: 'The courier takes cash or a card at your door.' },
  stripe: {
    label: 'Card or wallet',
    help: 'You pay on the page of Stripe, our payment service, right after you place the order.',
  },
};
