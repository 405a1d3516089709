import { laterData } from '../../laterData.ts';

/** The drawer that holds the filters of narrow windows. */
export const drawerWays = laterData(
  'filter-drawer',
  () => import(/* webpackChunkName: "filter-drawer" */ '@paw/ui/Drawer.tsx'),
);
