import { counted } from '@paw/rules/counted.ts';
import { links } from '@paw/contract/links.ts';
import { writeCartItems } from '@paw/contract/cartItems.ts';
import { formatPrice } from '@paw/rules/formatPrice.ts';
import { z } from 'zod';
import type { MailContent } from '../../platform/mail/MailContent.ts';
import { mailComposer } from '../../platform/mail/mailComposer.ts';
import { mailKinds } from '../../platform/mail/mailKinds.ts';
import { type FoundItem, findCartItems } from './cartItemQueries.ts';

export const cartMailKinds = mailKinds(
  {
    /** `items` is what the cart holds; the id tells two emails of one cart apart. */
    cart: z.object({
      id: z.string(),
      to: z.string(),
      items: z.array(z.object({ sku: z.string(), quantity: z.int() })),
    }),
  },
  ({ id }) => id,
);

/** Writes nothing when no item is sold anymore. */
export const cartComposer = mailComposer(cartMailKinds, ({ database, shopUrl }) => async (mail) => {
  const items = await findCartItems(database, mail.items);
  return items.length ? cartMail(mail.to, items, shopUrl) : undefined;
});

/** The cart is behind the #, so that it is in no server's log. */
function cartMail(to: string, items: readonly FoundItem[], shopUrl: string): MailContent {
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
