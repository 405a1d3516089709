import { defineRemote } from '@paw/shared/contract/remote.ts';

export const remote = defineRemote({
  name: 'account',
  // No query anywhere: `returnTo` is read in the browser, the HTML is the same for every way back.
  routes: [
    {
      name: 'login',
      path: '/login',
      example: '/login',
      page: () => import(/* webpackChunkName: "page-login" */ './login/LoginPage.tsx'),
    },
    {
      name: 'signup',
      path: '/signup',
      example: '/signup',
      page: () => import(/* webpackChunkName: "page-signup" */ './signup/SignupPage.tsx'),
    },
    {
      name: 'dashboard',
      path: '/dashboard',
      example: '/dashboard',
      page: () => import(/* webpackChunkName: "page-dashboard" */ './dashboard/DashboardPage.tsx'),
    },
    {
      name: 'reset-password',
      path: '/reset-password',
      example: '/reset-password',
      page: () => import(/* webpackChunkName: "page-reset-password" */ './reset-password/ResetPasswordPage.tsx'),
    },
  ],
  slots: {},
  operations: ['createGuestSession', 'createSession', 'renewSession', 'createAccount', 'confirmAccount', 'getUser'],
});
