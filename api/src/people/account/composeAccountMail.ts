import type { MailNeeds } from '../../platform/mail/MailNeeds.ts';
import type { MailContent } from '../../platform/mail/MailContent.ts';
import type { Mail } from '../../platform/outbox/queueWork.ts';
import { newDeviceMail, passwordChangedMail, passwordResetMail, signInAlarmMail, welcomeMail } from './accountMails.ts';
import { findAccount } from './accountQueries.ts';
import { emailAskedMail, emailChangedMail, emailConfirmMail, emailTakenMail } from './emailChangeMails.ts';
import { findEmailChange } from './emailChangeQueries.ts';
import { findResetReceiver } from './passwordQueries.ts';
import { proofCodeMail, wayMails } from './wayMails.ts';

type AccountMail = Extract<Mail, { accountId: string | null } | { resetId: string } | { changeId: string }>;

/** Undefined when nobody is to get it: no such account, or a link that is not good any more. */
export async function composeAccountMail(needs: MailNeeds, mail: AccountMail): Promise<MailContent | undefined> {
  const { database, shopUrl } = needs;
  if ('resetId' in mail) {
    const to = await findResetReceiver(database, mail.resetId);
    return to === undefined ? undefined : passwordResetMail(to, shopUrl, mail.secret);
  }
  if ('changeId' in mail) {
    const change = await findEmailChange(database, mail.changeId);
    if (!change) return undefined;
    if (mail.mail === 'email-asked') return emailAskedMail(change.from, change.to, shopUrl);
    return change.isTaken ? emailTakenMail(change.to) : emailConfirmMail(change.to, shopUrl, mail.secret);
  }
  if (mail.mail === 'email-changed') return emailChangedMail(mail.to, shopUrl);
  const account = mail.accountId === null ? undefined : await findAccount(database, mail.accountId);
  if (!account) return undefined;
  const { emailTyped: to, name } = account;
  switch (mail.mail) {
    case 'welcome':
      return welcomeMail({ to, name, shopUrl });
    case 'new-device':
      return newDeviceMail({ ...mail, to, shopUrl });
    case 'passkey-added':
    case 'passkey-removed':
      return wayMails[mail.mail]({ to, way: mail.name, shopUrl });
    case 'identity-added':
    case 'identity-removed':
      return wayMails[mail.mail]({ to, way: mail.provider, shopUrl });
    case 'proof-code':
      return Date.parse(mail.goodUntil) > Date.now() ? proofCodeMail(to, mail.secret) : undefined;
    case 'password-changed':
      return passwordChangedMail({ to, isReset: mail.isReset === true, shopUrl });
    case 'sign-in-alarm':
      return signInAlarmMail(to, shopUrl);
  }
}
