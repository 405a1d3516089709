import { mailComposer } from '../../platform/mail/mailComposer.ts';
import { noticeMailKinds, stockBackMail, stockConfirmMail } from './noticeMails.ts';
import { findMailedNotice } from './noticeQueries.ts';

/** Writes nothing when the notice is gone, or was confirmed in the meantime. */
export const noticeComposer = mailComposer(noticeMailKinds, ({ database, shopUrl }) => async (mail) => {
  const notice = await findMailedNotice(database, mail.noticeId);
  if (!notice) return undefined;
  if (mail.mail === 'stock-back') return stockBackMail(notice, shopUrl);
  return notice.confirmed ? undefined : stockConfirmMail(notice, shopUrl, mail.secret);
});
