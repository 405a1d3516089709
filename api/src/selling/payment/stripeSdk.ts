/** Stripe's library, whose named export is missing where it is loaded as CommonJS, as tests do. */
export { default as Stripe } from 'stripe';
