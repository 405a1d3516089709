/** The path of a shared wishlist. Anyone who has the secret can open it; without one nothing is shown. */
export const sharedWishlistPath = (secret?: string): string =>
  secret === undefined ? '/wishlist/shared' : `/wishlist/shared?list=${encodeURIComponent(secret)}`;
