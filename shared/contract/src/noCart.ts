/**
 * Selects the document of a browser that stored nothing of a cart, and no token, when its page was loaded. Styles in
 * the server's HTML may then show an empty cart before any script has loaded. It is not kept in sync: once a page's code runs,
 * the cart is what counts.
 */
export const NO_CART = ':root[data-cart="none"]';

/** The names of what remote-cart stores begin with one of these. */
export const CART_KEYS = /^(cart|checkout-draft)/;

/**
 * The inline script for the document's head that sets this attribute before the first paint, unless storage is blocked.
 * A cart in the URL comes from an email.
 */
export const noCartMark = `try{location.hash.startsWith("#cart=")||[localStorage,sessionStorage].some(s=>Object.keys(s).some(k=>k.startsWith("token")||${CART_KEYS}.test(k)))||(document.documentElement.dataset.cart="none")}catch{}`;
