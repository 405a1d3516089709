import { links } from '@paw/contract/links.ts';
import { rules } from '@paw/rules/rules.ts';
import { z } from 'zod';
import type { MailContent } from '../../platform/mail/MailContent.ts';
import { mailKinds } from '../../platform/mail/mailKinds.ts';

/** `ask` is new with each step: the same subscription may be asked for, and ended, often. */
const payload = z.object({ subscriptionId: z.uuid(), ask: z.uuid() });

export const newsletterMailKinds = mailKinds(
  {
    'newsletter-confirm': payload.extend({ secret: z.string() }),
    'newsletter-welcome': payload,
    'newsletter-known': payload,
  },
  ({ ask }) => ask,
);

/** Behind the #, so that no server and no other site ever sees the secret. */
export function newsletterConfirmMail(to: string, shopUrl: string, secret: string): MailContent {
  return {
    to,
    subject: 'Confirm your subscription to the Paw Dailies newsletter',
    heading: 'Confirm your subscription',
    blocks: [
      { kind: 'text', text: 'Want our newsletter at this address?' },
      { kind: 'button', label: 'Yes, subscribe me', url: `${shopUrl}${links.newsletterConfirm(secret)}` },
      { kind: 'lines', title: 'If the page asks for a code', lines: [secret] },
      {
        kind: 'text',
        text: `If this wasn’t you, ignore this email. We won’t write again and will delete your address after ${rules.newsletter.confirmDays} days.`,
      },
    ],
  };
}

interface Ways {
  shopUrl: string;
  /** Signed: takes the subscription off the list. */
  token: string;
}

/** The end of every email to the list, which tells mail programs the same in its headers. */
const endWith = ({ shopUrl, token }: Ways): Pick<MailContent, 'unsubscribeUrl' | 'blocks'> => ({
  unsubscribeUrl: `${shopUrl}/api/newsletter/one-click/${token}`,
  blocks: [
    { kind: 'link', label: 'Unsubscribe from the newsletter', url: `${shopUrl}${links.newsletterUnsubscribe(token)}` },
  ],
});

export function newsletterWelcomeMail(to: string, ways: Ways): MailContent {
  const end = endWith(ways);
  return {
    to,
    subject: 'Your newsletter subscription is confirmed',
    heading: 'You’re subscribed',
    ...end,
    blocks: [
      {
        kind: 'text',
        text: 'Thanks for joining. You’ll get our newsletter here: new arrivals and practical advice for dogs, cats, birds and fish.',
      },
      { kind: 'button', label: 'Read our blog', url: `${ways.shopUrl}${links.blogs()}` },
      ...end.blocks,
    ],
  };
}

export function newsletterKnownMail(to: string, ways: Ways): MailContent {
  const end = endWith(ways);
  return {
    to,
    subject: 'You already get our newsletter',
    heading: 'You’re already subscribed',
    ...end,
    blocks: [
      {
        kind: 'text',
        text: 'This address was entered for our newsletter again. You’re already subscribed, so there’s nothing to do.',
      },
      ...end.blocks,
    ],
  };
}
