import { mailComposer } from '../../platform/mail/mailComposer.ts';
import { signedIds } from '../session/signedIds.ts';
import { signingKeys } from '../session/signingKeyQueries.ts';
import {
  newsletterConfirmMail,
  newsletterKnownMail,
  newsletterMailKinds,
  newsletterWelcomeMail,
} from './newsletterMails.ts';
import { findSubscription } from './newsletterQueries.ts';

/** Writes nothing when the subscription was confirmed, or ended, in the meantime. */
export const newsletterComposer = mailComposer(newsletterMailKinds, ({ database, shopUrl }) => {
  const { sign } = signedIds(signingKeys(database, 'newsletter'));
  return async (mail) => {
    const subscription = await findSubscription(database, mail.subscriptionId);
    const wanted = mail.mail === 'newsletter-confirm' ? 'asked' : 'confirmed';
    if (subscription?.state !== wanted) return undefined;
    const { id, email } = subscription;
    if (mail.mail === 'newsletter-confirm') return newsletterConfirmMail(email, shopUrl, mail.secret);
    const ways = { shopUrl, token: await sign(id) };
    return mail.mail === 'newsletter-welcome' ? newsletterWelcomeMail(email, ways) : newsletterKnownMail(email, ways);
  };
});
