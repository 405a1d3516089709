/** An order's page. The reference is a secret: it opens the order for anyone who has it. */
export const orderSentPath = (reference: string): string => `/order-sent?order=${encodeURIComponent(reference)}`;
export const invoicePath = (reference: string): string => `${orderSentPath(reference)}&print=1`;
