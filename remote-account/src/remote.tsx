import { defineRemote } from '@paw/shared/contract/remote.ts';

export const remote = defineRemote({
  name: 'account',
  routes: [
    {
      name: 'login',
      path: '/login',
      example: '/login',
      // No query: `returnTo` is read in the browser, the HTML is the same for every way back.
      page: () => import(/* webpackChunkName: "page-login" */ './login/LoginPage.tsx'),
    },
  ],
  slots: {},
  operations: ['createGuestSession'],
});
