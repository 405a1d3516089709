import { defineRemote } from '@paw/contract/remote.ts';

export const remote = defineRemote({
  name: 'cart',
  routes: [
    {
      name: 'viewcart',
      path: '/viewcart',
      crawled: false,
      example: '/viewcart',
      page: () => import(/* webpackChunkName: "page-viewcart" */ './view-cart/ViewCartPage.tsx'),
    },
    {
      name: 'checkout',
      path: '/checkout/:step?',
      example: '/checkout',
      page: () => import(/* webpackChunkName: "page-checkout" */ './checkout/CheckoutPage.tsx'),
    },
    {
      name: 'order-sent',
      path: '/order-sent',
      example: '/order-sent',
      page: () => import(/* webpackChunkName: "page-order-sent" */ './order-sent/OrderSentPage.tsx'),
    },
    {
      name: 'track-order',
      path: '/track-order',
      listed: false,
      example: '/track-order',
      page: () => import(/* webpackChunkName: "page-track-order" */ './track-order/TrackOrderPage.tsx'),
    },
    {
      name: 'success',
      path: '/success',
      example: '/success',
      page: () => import(/* webpackChunkName: "page-success" */ './success/SuccessPage.tsx'),
    },
  ],
  slots: {
    MiniCart: () => import(/* webpackChunkName: "slot-MiniCart" */ './mini-cart/MiniCart.tsx'),
    Order: () => import(/* webpackChunkName: "slot-Order" */ './order-slot/OrderSlot.tsx'),
  },
  start: async (facts) => {
    const { startCart } = await import(/* webpackChunkName: "start" */ './start/startCart.ts');
    await startCart(facts);
  },
});
