import { defineRemote } from '@paw/contract/remote.ts';

export const remote = defineRemote({
  name: 'account',
  // `returnTo` is in no query list: only the browser reads it, and the HTML does not depend on it.
  routes: [
    {
      name: 'login',
      path: '/login',
      crawled: false,
      example: '/login',
      page: () => import(/* webpackChunkName: "page-login" */ './login/LoginPage.tsx'),
    },
    {
      name: 'signup',
      path: '/signup',
      crawled: false,
      example: '/signup',
      page: () => import(/* webpackChunkName: "page-signup" */ './signup/SignupPage.tsx'),
    },
    {
      name: 'dashboard',
      path: '/dashboard',
      example: '/dashboard',
      page: () => import(/* webpackChunkName: "page-dashboard" */ './dashboard/overview/OverviewPage.tsx'),
    },
    {
      name: 'orders',
      path: '/dashboard/orders',
      example: '/dashboard/orders',
      page: () => import(/* webpackChunkName: "page-orders" */ './dashboard/orders/OrdersPage.tsx'),
    },
    {
      name: 'order',
      path: '/dashboard/orders/:number',
      example: '/dashboard/orders/PD-7K3M9QXA',
      page: () => import(/* webpackChunkName: "page-order" */ './dashboard/order/OrderPage.tsx'),
    },
    {
      name: 'order-return',
      path: '/dashboard/orders/:number/return',
      example: '/dashboard/orders/PD-7K3M9QXA/return',
      page: () => import(/* webpackChunkName: "page-order-return" */ './dashboard/order/ReturnPage.tsx'),
    },
    {
      name: 'addresses',
      path: '/dashboard/addresses',
      example: '/dashboard/addresses',
      page: () => import(/* webpackChunkName: "page-addresses" */ './dashboard/addresses/AddressesPage.tsx'),
    },
    {
      name: 'my-wishlist',
      path: '/dashboard/wishlist',
      example: '/dashboard/wishlist',
      page: () => import(/* webpackChunkName: "page-my-wishlist" */ './dashboard/wishlist/MyWishlistPage.tsx'),
    },
    {
      name: 'pets',
      path: '/dashboard/pets',
      example: '/dashboard/pets',
      page: () => import(/* webpackChunkName: "page-pets" */ './dashboard/pets/PetsPage.tsx'),
    },
    {
      name: 'my-reviews',
      path: '/dashboard/reviews',
      example: '/dashboard/reviews',
      page: () => import(/* webpackChunkName: "page-my-reviews" */ './dashboard/reviews/ReviewsPage.tsx'),
    },
    {
      name: 'mails',
      path: '/dashboard/mails',
      example: '/dashboard/mails',
      page: () => import(/* webpackChunkName: "page-mails" */ './dashboard/mails/MailsPage.tsx'),
    },
    {
      name: 'data',
      path: '/dashboard/data',
      example: '/dashboard/data',
      page: () => import(/* webpackChunkName: "page-data" */ './dashboard/data/DataPage.tsx'),
    },
    {
      name: 'wishlist',
      path: '/wishlist',
      crawled: false,
      example: '/wishlist',
      page: () => import(/* webpackChunkName: "page-wishlist" */ './wishlist/WishlistPage.tsx'),
    },
    {
      name: 'shared-wishlist',
      path: '/wishlist/shared',
      secret: true,
      example: '/wishlist/shared',
      query: ['list'],
      page: () => import(/* webpackChunkName: "page-shared-wishlist" */ './shared-wishlist/SharedWishlistPage.tsx'),
    },
    {
      name: 'security',
      path: '/dashboard/security',
      example: '/dashboard/security',
      page: () => import(/* webpackChunkName: "page-security" */ './dashboard/security/SecurityPage.tsx'),
    },
    {
      name: 'confirm-email',
      path: '/confirm-email',
      listed: false,
      example: '/confirm-email',
      page: () => import(/* webpackChunkName: "page-confirm-email" */ './confirm-email/ConfirmEmailPage.tsx'),
    },
    {
      name: 'reset-password',
      path: '/reset-password',
      crawled: false,
      example: '/reset-password',
      page: () => import(/* webpackChunkName: "page-reset-password" */ './reset-password/ResetPasswordPage.tsx'),
    },
  ],
  slots: {
    GuestAccount: () => import(/* webpackChunkName: "slot-GuestAccount" */ './guest-account/GuestAccount.tsx'),
    OrderReturns: () => import(/* webpackChunkName: "slot-OrderReturns" */ './order-return/OrderReturns.tsx'),
    WishlistButton: () => import(/* webpackChunkName: "slot-WishlistButton" */ './wishlist/WishlistButton.tsx'),
  },
});
