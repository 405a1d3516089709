import { reviewLinks } from '@paw/contract/reviewLinks.ts';
import { z } from 'zod';
import type { MailContent } from '../../platform/mail/MailContent.ts';
import { mailKinds } from '../../platform/mail/mailKinds.ts';
import type { MailedOrder } from '../order/orderFacts.ts';

export const reviewMailKinds = mailKinds({ 'review-asked': z.object({ orderId: z.uuid() }) }, ({ orderId }) => orderId);

/** A delivered product that may be reviewed. */
export interface ReviewableItem {
  slug: string;
  title: string;
}

const starWords = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'];

/** Asks for reviews of what was delivered. @param token stops such emails to this address */
export function reviewMail(
  { number, emailTyped, accountId }: MailedOrder,
  items: ReviewableItem[],
  { shopUrl, token }: { shopUrl: string; token: string },
): MailContent {
  const account = accountId === null ? ' To post a review, log in or create an account.' : '';
  return {
    to: emailTyped,
    unsubscribeUrl: `${shopUrl}/api/review-emails/one-click/${token}`,
    subject: `How do you like your order ${number}?`,
    heading: 'How do you like your order?',
    blocks: [
      {
        kind: 'text',
        text: `Your review helps other shoppers choose. Choose a star to rate an item from order ${number}, then add a few words.${account}`,
      },
      ...items.map(({ slug, title }) => ({
        kind: 'rating' as const,
        title,
        stars: starWords.map((label, at) => ({ label, url: `${shopUrl}${reviewLinks.write(slug, at + 1)}` })),
      })),
      { kind: 'text', text: 'Something wrong with your order? Just reply to this email.' },
      { kind: 'link', label: 'No more review emails', url: `${shopUrl}${reviewLinks.unsubscribe(token)}` },
    ],
  };
}
