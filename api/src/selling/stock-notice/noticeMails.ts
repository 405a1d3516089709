import { links } from '@paw/contract/links.ts';
import { formatPrice } from '@paw/rules/formatPrice.ts';
import { z } from 'zod';
import type { MailContent } from '../../platform/mail/MailContent.ts';
import { mailKinds } from '../../platform/mail/mailKinds.ts';

const noticeId = z.int();

export const noticeMailKinds = mailKinds(
  { 'stock-confirm': z.object({ noticeId, secret: z.string() }), 'stock-back': z.object({ noticeId }) },
  (mail) => mail.noticeId,
);

/** All that the emails say of a notice. */
export interface MailedNotice {
  email: string;
  confirmed: boolean;
  slug: string;
  title: string;
  sku: string;
  size: string;
  colour: string;
  priceCents: number;
}

const nameOf = ({ title, colour, size }: MailedNotice) =>
  [title, [colour, size].filter(Boolean).join(', ')].filter(Boolean).join(', ');

/** Behind the #, so that no server and no other site ever sees the secret. */
export function stockConfirmMail(notice: MailedNotice, shopUrl: string, secret: string): MailContent {
  const name = nameOf(notice);
  return {
    to: notice.email,
    subject: `Want to know when ${notice.title} is back?`,
    heading: 'Confirm your email',
    blocks: [
      { kind: 'text', text: `You asked us to email you once when this is back in stock: ${name}. Is that right?` },
      {
        kind: 'button',
        label: 'Yes, email me',
        url: `${shopUrl}${links.product(notice.slug, notice.sku)}#stock-notice=${secret}`,
      },
      {
        kind: 'text',
        text: 'If this wasn’t you, ignore this email. We won’t write again and will delete your address after 7 days.',
      },
    ],
  };
}

export function stockBackMail(notice: MailedNotice, shopUrl: string): MailContent {
  return {
    to: notice.email,
    subject: `${notice.title} is back in stock`,
    heading: 'It’s back in stock.',
    blocks: [
      {
        kind: 'table',
        rows: [
          {
            label: notice.title,
            detail: [notice.colour, notice.size].filter(Boolean).join(', '),
            value: formatPrice(notice.priceCents),
          },
        ],
      },
      { kind: 'button', label: 'View product', url: `${shopUrl}${links.product(notice.slug, notice.sku)}` },
      {
        kind: 'text',
        text: 'We can’t hold one for you. This is the only email we’ll send about it.',
      },
    ],
  };
}
