/**
 * Selects the document of a browser that stored nothing of a cart, and no token, when its page was loaded. Styles in
 * the server's HTML may then show an empty cart before any script has loaded. It is not kept in sync: once a page's code runs,
 * the cart is what counts.
 */
export const NO_CART = ':root[data-cart="none"]';

/** The inline script for the document's head that sets this attribute before the first paint, unless storage is blocked. */
export const noCartMark = `try{[localStorage,sessionStorage].some(s=>Object.keys(s).some(k=>/^(cart|checkout-draft|token)/.test(k)))||(document.documentElement.dataset.cart="none")}catch{}`;
