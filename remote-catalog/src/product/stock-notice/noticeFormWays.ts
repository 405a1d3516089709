import { laterData } from '../../laterData.ts';

/** The forms for back-in-stock emails. Only a sold-out product or option needs them. */
export const noticeFormWays = laterData(
  'stock-notice',
  () => import(/* webpackChunkName: "stock-notice" */ './noticeForms.ts'),
);

/** The id of the element around the forms. The server's HTML has it when the page needs their code before it hydrates. */
export const NOTICE_ID = 'stock-notice';
