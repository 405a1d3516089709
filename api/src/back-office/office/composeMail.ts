import { composeAccountMail } from '../../people/account/composeAccountMail.ts';
import { findCartItems } from '../../selling/cart/cartItemQueries.ts';
import { cartMail } from '../../selling/cart/cartMail.ts';
import { composeContactMail } from '../contact/composeContactMail.ts';
import { composeNewsletterMail } from '../../people/newsletter/composeNewsletterMail.ts';
import { NeverWorks } from '../../platform/outbox/NeverWorks.ts';
import type { Mail } from '../../platform/outbox/queueWork.ts';
import { findLeaving, leavingMail } from '../personal-data/leavingMail.ts';
import { returnMails } from '../../selling/return/returnMails.ts';
import { findReturn } from '../../selling/return/returnQueries.ts';
import { reviewMail } from '../../selling/review-mail/reviewMail.ts';
import { listReviewable } from '../../selling/review-mail/reviewMailQueries.ts';
import { stockBackMail, stockConfirmMail } from '../../selling/stock-notice/noticeMails.ts';
import { findMailedNotice } from '../../selling/stock-notice/noticeQueries.ts';
import { codeMail } from '../../people/account/codeMail.ts';
import type { MailContent } from '../../platform/mail/MailContent.ts';
import type { MailNeeds } from '../../platform/mail/MailNeeds.ts';
import { findMailedOrder, findRefundCents, isUnconfirmed } from '../../selling/order/orderFacts.ts';
import { confirmMail, orderMails, refundMail } from '../../selling/order/orderMails.ts';

/**
 * What a mail says now. Undefined when it says nothing any more: a code that is no longer good, a wish that is gone, a cart of which nothing is sold any more.
 * @throws NeverWorks when what it is about is not there
 */
export async function composeMail(needs: MailNeeds, mail: Mail): Promise<MailContent | undefined> {
  switch (mail.mail) {
    case 'code':
      return Date.parse(mail.goodUntil) > Date.now() ? codeMail({ ...mail, code: mail.secret }) : undefined;
    case 'cart': {
      const items = await findCartItems(needs.database, mail.items);
      return items.length ? cartMail(mail.to, items, needs.shopUrl) : undefined;
    }
    case 'stock-confirm':
    case 'stock-back': {
      const notice = await findMailedNotice(needs.database, mail.noticeId);
      if (!notice) return undefined;
      if (mail.mail === 'stock-back') return stockBackMail(notice, needs.shopUrl);
      return notice.confirmed ? undefined : stockConfirmMail(notice, needs.shopUrl, mail.secret);
    }
    case 'contact-received':
    case 'contact-acknowledged':
    case 'contact-answer':
      return composeContactMail(needs, mail);
    case 'newsletter-confirm':
    case 'newsletter-welcome':
    case 'newsletter-known':
      return composeNewsletterMail(needs, mail);
    case 'account-leaving': {
      const leaving = await findLeaving(needs.database, mail.accountId);
      return leaving && leavingMail(leaving, needs.shopUrl);
    }
    case 'welcome':
    case 'password-changed':
    case 'passkey-added':
    case 'passkey-removed':
    case 'identity-added':
    case 'identity-removed':
    case 'proof-code':
    case 'sign-in-alarm':
    case 'new-device':
    case 'email-changed':
    case 'password-reset':
    case 'email-confirm':
    case 'email-asked':
      return composeAccountMail(needs, mail);
    default:
      return composeOrderMail(needs, mail);
  }
}

async function composeOrderMail(
  { database, shopUrl, signReference, signConfirmation, signReviewStop }: MailNeeds,
  mail: Extract<Mail, { orderId: string }>,
): Promise<MailContent | undefined> {
  const order = await findMailedOrder(database, mail.orderId);
  if (!order) throw new NeverWorks('There is no such order.');
  // The customer has deleted the account: there is no one to tell.
  if (!order.emailTyped) return undefined;
  const url = `${shopUrl}/order-sent?order=${encodeURIComponent(await signReference(order.id))}`;
  if ('returnId' in mail) {
    const sent = await findReturn(database, mail.returnId);
    if (!sent) throw new NeverWorks('There is no such return.');
    return returnMails[mail.mail](order, url, sent);
  }
  if (mail.mail === 'review-asked') {
    const items = await listReviewable(database, order.id);
    if (!items.length || !order.isEmailProved) return undefined;
    return reviewMail(order, items, { shopUrl, token: await signReviewStop(order.id) });
  }
  // Confirmed or canceled since it was asked for.
  if (mail.mail === 'order-confirm' && !isUnconfirmed(order)) return undefined;
  if (mail.mail === 'order-confirm' || (mail.mail === 'order-placed' && isUnconfirmed(order))) {
    return confirmMail(order, `${url}#confirm=${await signConfirmation(order.id)}`);
  }
  if (mail.mail !== 'order-refunded') return orderMails[mail.mail](order, url);
  const cents = await findRefundCents(database, mail.refundId);
  if (cents === undefined) throw new NeverWorks('There is no such refund.');
  return refundMail(order, url, cents);
}
