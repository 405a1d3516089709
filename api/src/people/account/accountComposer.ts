import { mailComposer } from '../../platform/mail/mailComposer.ts';
import { accountMailKinds } from './accountMailKinds.ts';
import { newDeviceMail, passwordChangedMail, passwordResetMail, signInAlarmMail, welcomeMail } from './accountMails.ts';
import { findAccount } from './accountQueries.ts';
import { emailAskedMail, emailChangedMail, emailConfirmMail, emailTakenMail } from './emailChangeMails.ts';
import { findEmailChange } from './emailChangeQueries.ts';
import { findResetReceiver } from './passwordQueries.ts';

/** Writes nothing when there is no such account, or when the link is no longer valid. */
export const accountComposer = mailComposer(accountMailKinds, ({ database, shopUrl }) => async (mail) => {
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
    case 'password-changed':
      return passwordChangedMail({ to, isReset: mail.isReset === true, shopUrl });
    case 'sign-in-alarm':
      return signInAlarmMail(to, shopUrl);
  }
});
