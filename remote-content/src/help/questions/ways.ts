import { links } from '@paw/contract/links.ts';

/** Links that several answers use. */
export const ways = {
  contact: { label: 'Write or call', to: links.contact() },
  privacy: { label: 'privacy policy', to: links.privacy() },
  returns: { label: 'Returns and refunds', to: links.returns() },
  shipping: { label: 'shipping policy', to: links.shipping() },
  trackOrder: { label: 'Track your order', to: links.trackOrder() },
};
