import type { MailNeeds } from '../../platform/mail/MailNeeds.ts';
import type { MailContent } from '../../platform/mail/MailContent.ts';
import type { Mail } from '../../platform/outbox/queueWork.ts';
import { newsletterConfirmMail, newsletterKnownMail, newsletterWelcomeMail } from './newsletterMails.ts';
import { findSubscription } from './newsletterQueries.ts';

/** Undefined when it is not true any more: confirmed, or off the list, meanwhile. */
export async function composeNewsletterMail(
  { database, shopUrl, signSubscription }: MailNeeds,
  mail: Extract<Mail, { subscriptionId: string }>,
): Promise<MailContent | undefined> {
  const subscription = await findSubscription(database, mail.subscriptionId);
  const wanted = mail.mail === 'newsletter-confirm' ? 'asked' : 'confirmed';
  if (subscription?.state !== wanted) return undefined;
  const { id, email } = subscription;
  if (mail.mail === 'newsletter-confirm') return newsletterConfirmMail(email, shopUrl, mail.secret);
  const ways = { shopUrl, token: await signSubscription(id) };
  return mail.mail === 'newsletter-welcome' ? newsletterWelcomeMail(email, ways) : newsletterKnownMail(email, ways);
}
