import { accountComposer } from '../../people/account/accountComposer.ts';
import { codeComposer } from '../../people/account/codeMail.ts';
import { newsletterComposer } from '../../people/newsletter/newsletterComposer.ts';
import { passkeyComposer } from '../../people/passkey/passkeyMails.ts';
import { leavingComposer } from '../../people/person/leavingMail.ts';
import { proofComposer } from '../../people/session/proofMail.ts';
import { identityComposer } from '../../people/social/identityMails.ts';
import type { MailComposer } from '../../platform/mail/mailComposer.ts';
import { cartComposer } from '../../selling/cart/cartMail.ts';
import { orderComposer } from '../../selling/order/orderComposer.ts';
import { returnComposer } from '../../selling/return/returnComposer.ts';
import { reviewMailComposer } from '../../selling/review-mail/reviewMailComposer.ts';
import { noticeComposer } from '../../selling/stock-notice/noticeComposer.ts';
import { contactComposer } from '../contact/contactMails.ts';
import { wrongKeyComposer } from '../staff-key/wrongKeyMail.ts';

/** Every subject that writes emails. A kind of email is added in its subject's folder; a new subject adds a line here. */
export const mailComposers: readonly MailComposer[] = [
  accountComposer,
  codeComposer,
  proofComposer,
  passkeyComposer,
  identityComposer,
  newsletterComposer,
  leavingComposer,
  cartComposer,
  orderComposer,
  returnComposer,
  reviewMailComposer,
  noticeComposer,
  contactComposer,
  wrongKeyComposer,
];
