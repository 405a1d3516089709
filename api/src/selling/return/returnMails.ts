import { rules } from '@paw/rules/rules.ts';
import { z } from 'zod';
import type { MailContent } from '../../platform/mail/MailContent.ts';
import { mailKinds } from '../../platform/mail/mailKinds.ts';
import type { MailedOrder } from '../order/orderFacts.ts';
import type { ReturnView } from './returnSchemas.ts';

const payload = z.object({ orderId: z.uuid(), returnId: z.uuid() });

export const returnMailKinds = mailKinds(
  { 'return-requested': payload, 'return-approved': payload, 'return-refused': payload },
  ({ returnId }) => returnId,
);

type ReturnMail = (order: MailedOrder, url: string, sent: ReturnView) => MailContent;

/** The text of the emails about a return. `url` is the order's page, which needs no login. */
export const returnMails = {
  'return-requested': (order, url, sent) => ({
    to: order.emailTyped,
    subject: `Your return for order ${order.number}`,
    heading: 'We got your return request.',
    blocks: [
      { kind: 'text', text: 'Please hold on to everything. We’ll email you within a day or two.' },
      goods(order, sent),
      { kind: 'button', label: 'View your order', url },
    ],
  }),
  'return-approved': (order, url, sent) => ({
    to: order.emailTyped,
    subject: `Your return for order ${order.number} is approved`,
    heading: 'Your return is approved.',
    blocks: [
      { kind: 'text', text: 'Pack it well and put the order number inside. Food must be unopened.' },
      ...words(sent),
      goods(order, sent),
      { kind: 'text', text: 'When it reaches us, we’ll refund your original payment method.' },
      { kind: 'button', label: 'View your order', url },
    ],
  }),
  'return-refused': (order, url, sent) => ({
    to: order.emailTyped,
    subject: `About your return for order ${order.number}`,
    heading: 'We can’t accept this return.',
    blocks: [
      ...words(sent),
      goods(order, sent),
      {
        kind: 'text',
        text: `We accept returns within ${rules.returns.days} days of delivery if items are unused and food is unopened. If you disagree, reply to this email.`,
      },
      { kind: 'button', label: 'View your order', url },
    ],
  }),
} satisfies Record<string, ReturnMail>;

const words = ({ words: text }: ReturnView) => (text ? [{ kind: 'text' as const, text }] : []);

/** What goes back, as the order names it. */
function goods({ lines }: MailedOrder, sent: ReturnView) {
  const rows = sent.lines.map(({ position, quantity, title }) => {
    const { colour = '', size = '' } = lines.find((line) => line.position === position) ?? {};
    const detail = [colour, size].filter(Boolean).join(', ');
    return { label: title, ...(detail && { detail }), value: `${quantity}` };
  });
  return { kind: 'table' as const, rows };
}
