import { defineRemote } from '@paw/contract/remote.ts';

export const remote = defineRemote({
  name: 'new-club',
  routes: [
    {
      name: 'new-club',
      path: '/new-club',
      example: '/new-club',
      page: () => import(/* webpackChunkName: "page-new-club" */ './page/NewClubPage.tsx'),
    },
  ],
  slots: {
    Badge: () => import(/* webpackChunkName: "slot-Badge" */ './badge/Badge.tsx'),
  },
});
