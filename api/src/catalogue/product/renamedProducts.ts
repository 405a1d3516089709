/**
 * A product's former slug in small letters → the slug it has now. Links to a name that a product had before keep
 * working; the check of the product data ensures that each target exists.
 */
export const renamedProducts: ReadonlyMap<string, string> = new Map();
