import type { PaymentMethod } from '../../draft/checkoutDraft.ts';

export const paymentNames: Record<PaymentMethod, { label: string; help: string }> = {
  delivery: { label: 'Pay on delivery', help: 'Pay the driver at your door, by cash or card.' },
  stripe: {
    label: 'Card or wallet',
    help: 'You’ll pay on Stripe’s secure page right after you place your order.',
  },
};
