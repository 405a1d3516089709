/**
 * In the place of stylis's prefixer, which styled-components imports and runs only for `enableVendorPrefixes`: no browser that
 * reads the shop's scripts needs a prefix. It is 1 KB of every page.
 */
export const prefix = () => '';
