/** Where others see a wishlist. The secret opens it for anyone who has it; without one nothing is shown. */
export const sharedWishlistPath = (secret?: string): string =>
  secret === undefined ? '/wishlist/shared' : `/wishlist/shared?list=${encodeURIComponent(secret)}`;
