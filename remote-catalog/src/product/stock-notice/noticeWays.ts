import { laterData } from '../../laterData.ts';

/** Calls about back-in-stock emails. In the same file as the page's data. */
export const noticeWays = laterData(
  'product-data',
  () => import(/* webpackChunkName: "product-data" */ './noticeCalls.ts'),
);
