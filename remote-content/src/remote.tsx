import { defineRemote } from '@paw/shared/contract/remote.ts';

export const remote = defineRemote({
  name: 'content',
  routes: [
    {
      name: 'about',
      path: '/about-us',
      example: '/about-us',
      page: () => import(/* webpackChunkName: "page-about" */ './about/AboutPage.tsx'),
    },
  ],
  slots: {
    NewsletterForm: () => import(/* webpackChunkName: "slot-NewsletterForm" */ './newsletter/NewsletterForm.tsx'),
  },
  operations: ['subscribe'],
});
