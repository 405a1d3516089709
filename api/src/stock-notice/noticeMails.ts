import { links } from '@paw/shared/contract/links.ts';
import { formatPrice } from '@paw/shared/ui/formatPrice.ts';
import type { MailContent } from '../mail/MailContent.ts';
import type { MailedNotice } from './noticeQueries.ts';

const nameOf = ({ title, colour, size }: MailedNotice) =>
  [title, [colour, size].filter(Boolean).join(', ')].filter(Boolean).join(', ');

/** Behind the #, so that no server and no other site ever sees the secret. */
export function stockConfirmMail(notice: MailedNotice, shopUrl: string, secret: string): MailContent {
  const name = nameOf(notice);
  return {
    to: notice.email,
    subject: `Shall we tell you when "${notice.title}" is back?`,
    heading: 'One more click, please',
    blocks: [
      { kind: 'text', text: `You asked for one mail when this is in stock again: ${name}. Is that right?` },
      {
        kind: 'button',
        label: 'Yes, mail me',
        url: `${shopUrl}${links.product(notice.slug, notice.sku)}#stock-notice=${secret}`,
      },
      {
        kind: 'text',
        text: 'Was it not you? Then ignore this mail: we write nothing, and forget the address after 7 days.',
      },
    ],
  };
}

export function stockBackMail(notice: MailedNotice, shopUrl: string): MailContent {
  return {
    to: notice.email,
    subject: `"${notice.title}" is back`,
    heading: 'It is back in stock.',
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
      { kind: 'button', label: 'See it in the shop', url: `${shopUrl}${links.product(notice.slug, notice.sku)}` },
      {
        kind: 'text',
        text: 'We cannot keep one aside for you. This was the one mail you asked for: no other follows.',
      },
    ],
  };
}
