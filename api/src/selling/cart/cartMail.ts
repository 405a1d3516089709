import { counted } from '@paw/rules/counted.ts';
import { links } from '@paw/contract/links.ts';
import { writeCartItems } from '@paw/contract/cartItems.ts';
import { formatPrice } from '@paw/rules/formatPrice.ts';
import type { MailContent } from '../../platform/mail/MailContent.ts';
import type { FoundItem } from './cartItemQueries.ts';

/** The cart is behind the #, so that it is in no server's log. */
export function cartMail(to: string, items: readonly FoundItem[], shopUrl: string): MailContent {
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    to,
    subject: `Your cart: ${counted(units, 'item')}`,
    heading: 'Your cart, ready on any device',
    blocks: [
      {
        kind: 'table',
        rows: items.map(({ title, size, colour, quantity, priceCents }) => ({
          label: title,
          detail: [colour, size, `${quantity} at ${formatPrice(priceCents)}`].filter(Boolean).join(', '),
          value: formatPrice(priceCents * quantity),
        })),
      },
      { kind: 'button', label: 'Open this cart', url: `${shopUrl}${links.cart()}#cart=${writeCartItems(items)}` },
      {
        kind: 'text',
        text: 'Prices are today’s, before delivery and tax, and nothing is reserved. This is a one-time email requested from our cart page.',
      },
    ],
  };
}
