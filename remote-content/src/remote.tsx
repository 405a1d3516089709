import { defineRemote } from '@paw/contract/remote.ts';

export const remote = defineRemote({
  name: 'content',
  routes: [
    {
      name: 'about',
      path: '/about-us',
      example: '/about-us',
      page: () => import(/* webpackChunkName: "page-about" */ './about/AboutPage.tsx'),
    },
    {
      name: 'blogs',
      path: '/blogs',
      example: '/blogs',
      query: ['pet', 'page'],
      page: () => import(/* webpackChunkName: "page-blogs" */ './blogs/BlogsPage.tsx'),
    },
    {
      name: 'article',
      path: '/blogs/:slug',
      example: '/blogs/the-first-six-weeks-of-an-aquarium',
      page: () => import(/* webpackChunkName: "page-article" */ './blogs/ArticlePage.tsx'),
    },
    {
      name: 'contact',
      path: '/contact-us',
      example: '/contact-us',
      page: () => import(/* webpackChunkName: "page-contact" */ './contact/ContactPage.tsx'),
    },
    {
      name: 'help',
      path: '/help',
      example: '/help',
      page: () => import(/* webpackChunkName: "page-help" */ './help/HelpPage.tsx'),
    },
    {
      name: 'terms',
      path: '/terms-&-conditions',
      example: '/terms-&-conditions',
      page: () => import(/* webpackChunkName: "page-terms" */ './policies/TermsPage.tsx'),
    },
    {
      name: 'terms-and',
      path: '/terms-and-conditions',
      listed: false,
      example: '/terms-and-conditions',
      page: () => import(/* webpackChunkName: "page-terms-and" */ './policies/TermsPage.tsx'),
    },
    {
      name: 'privacy',
      path: '/privacy-policy',
      example: '/privacy-policy',
      page: () => import(/* webpackChunkName: "page-privacy" */ './policies/PrivacyPage.tsx'),
    },
    {
      name: 'returns',
      path: '/return-&-refund',
      example: '/return-&-refund',
      page: () => import(/* webpackChunkName: "page-returns" */ './policies/ReturnsPage.tsx'),
    },
    {
      name: 'returns-and',
      path: '/return-and-refund',
      listed: false,
      example: '/return-and-refund',
      page: () => import(/* webpackChunkName: "page-returns-and" */ './policies/ReturnsPage.tsx'),
    },
    {
      name: 'shipping',
      path: '/shipping-policy',
      example: '/shipping-policy',
      page: () => import(/* webpackChunkName: "page-shipping" */ './policies/ShippingPage.tsx'),
    },
    {
      name: 'newsletter-confirm',
      path: '/newsletter/confirm',
      listed: false,
      example: '/newsletter/confirm',
      page: () => import(/* webpackChunkName: "page-newsletter-confirm" */ './newsletter/ConfirmPage.tsx'),
    },
    {
      name: 'newsletter-unsubscribe',
      path: '/newsletter/unsubscribe',
      listed: false,
      example: '/newsletter/unsubscribe',
      page: () => import(/* webpackChunkName: "page-newsletter-unsubscribe" */ './newsletter/UnsubscribePage.tsx'),
    },
    {
      name: 'review-emails',
      path: '/review-emails/unsubscribe',
      listed: false,
      example: '/review-emails/unsubscribe',
      page: () => import(/* webpackChunkName: "page-review-emails" */ './review-emails/StopPage.tsx'),
    },
  ],
  // A constant in each build: the browser build drops this branch and its chunk.
  ...(typeof window === 'undefined' && {
    documents: async () =>
      (await import(/* webpackChunkName: "documents" */ './blogs/articleDocuments.ts')).documents(),
  }),
  slots: {
    NewsletterForm: () => import(/* webpackChunkName: "slot-NewsletterForm" */ './newsletter/NewsletterForm.tsx'),
  },
});
