/**
 * A placeholder for the shop's origin in a public file: a release is built for any shop, and a feed needs absolute
 * URLs.
 */
export const ORIGIN_MARK = 'https://origin.invalid';
