import { links } from '@paw/shared/contract/links.ts';
import { rules } from '@paw/shared/contract/rules.ts';
import type { MailContent } from '../mail/MailContent.ts';

/** Behind the #, so that no server and no other site ever sees the secret. */
export function newsletterConfirmMail(to: string, shopUrl: string, secret: string): MailContent {
  return {
    to,
    subject: 'Please confirm: the Paw Dailies newsletter',
    heading: 'One more click, please',
    blocks: [
      { kind: 'text', text: 'This address was entered for our newsletter. Is that right?' },
      { kind: 'button', label: 'Yes, subscribe me', url: `${shopUrl}${links.newsletterConfirm(secret)}` },
      { kind: 'lines', title: 'If the page asks for a code', lines: [secret] },
      {
        kind: 'text',
        text: `Was it not you? Then ignore this mail: we write nothing, and forget the address after ${rules.newsletter.confirmDays} days.`,
      },
    ],
  };
}

interface Ways {
  shopUrl: string;
  /** Signed: takes the subscription off the list. */
  token: string;
}

/** Every mail to the list ends so, and says the same to mail programs. */
const endWith = ({ shopUrl, token }: Ways): Pick<MailContent, 'unsubscribeUrl' | 'blocks'> => ({
  unsubscribeUrl: `${shopUrl}/api/newsletter/one-click/${token}`,
  blocks: [
    {
      kind: 'lines',
      title: 'No more newsletter? Unsubscribe here',
      lines: [`${shopUrl}${links.newsletterUnsubscribe(token)}`],
    },
  ],
});

export function newsletterWelcomeMail(to: string, ways: Ways): MailContent {
  const end = endWith(ways);
  return {
    to,
    subject: 'You are on the list',
    heading: 'You are on the list',
    ...end,
    blocks: [
      {
        kind: 'text',
        text: 'Thank you. From now on our newsletter comes to this address: new things for dogs, cats, birds and fish, and what we wrote about living with them.',
      },
      { kind: 'button', label: 'Read our blog meanwhile', url: `${ways.shopUrl}${links.blogs()}` },
      ...end.blocks,
    ],
  };
}

export function newsletterKnownMail(to: string, ways: Ways): MailContent {
  const end = endWith(ways);
  return {
    to,
    subject: 'You are on the list already',
    heading: 'You are on the list already',
    ...end,
    blocks: [
      {
        kind: 'text',
        text: 'This address was entered for our newsletter again. It is on the list: there is nothing to do.',
      },
      ...end.blocks,
    ],
  };
}
