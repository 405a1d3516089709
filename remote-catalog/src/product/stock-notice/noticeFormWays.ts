import { laterData } from '../../laterData.ts';

/** The forms about back-in-stock emails: only a product that is sold out needs them. */
export const noticeFormWays = laterData(
  'stock-notice',
  () => import(/* webpackChunkName: "stock-notice" */ './noticeForms.ts'),
);

/** Of the element around them. The server's HTML has it when the page needs their code before it is hydrated. */
export const NOTICE_ID = 'stock-notice';
