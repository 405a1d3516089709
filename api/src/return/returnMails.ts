import { rules } from '@paw/shared/contract/rules.ts';
import type { MailContent } from '../mail/MailContent.ts';
import type { MailedOrder } from '../mail/orderFacts.ts';
import type { ReturnView } from './returnSchemas.ts';

type ReturnMail = (order: MailedOrder, url: string, sent: ReturnView) => MailContent;

/** The words of the mails about a return. `url` is the order's own page, which needs no login. */
export const returnMails = {
  'return-requested': (order, url, sent) => ({
    to: order.emailTyped,
    subject: `Your return for order ${order.number}`,
    heading: 'We have your return request.',
    blocks: [
      { kind: 'text', text: 'Please keep everything until we write again: that is a day or two.' },
      goods(order, sent),
      { kind: 'button', label: 'See your order', url },
    ],
  }),
  'return-approved': (order, url, sent) => ({
    to: order.emailTyped,
    subject: `Please send it back: order ${order.number}`,
    heading: 'You can send it back.',
    blocks: [
      { kind: 'text', text: 'Pack it well and put the order number inside. Food comes back unopened only.' },
      ...words(sent),
      goods(order, sent),
      { kind: 'text', text: 'When it has arrived, the money goes back the way you paid.' },
      { kind: 'button', label: 'See your order', url },
    ],
  }),
  'return-refused': (order, url, sent) => ({
    to: order.emailTyped,
    subject: `About your return for order ${order.number}`,
    heading: 'We cannot take this back.',
    blocks: [
      ...words(sent),
      goods(order, sent),
      {
        kind: 'text',
        text: `Returns are possible for ${rules.returns.days} days after delivery, unused; food unopened only. Do you see it another way? Answer this mail.`,
      },
      { kind: 'button', label: 'See your order', url },
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
