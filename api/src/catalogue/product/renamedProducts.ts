/**
 * A product's former slug in small letters → the slug it has now. Links to a name that a product had before go on
 * working; the check of the product data sees to it that each leads to a product that is there.
 */
export const renamedProducts: ReadonlyMap<string, string> = new Map();
