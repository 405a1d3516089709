/**
 * The order of products `p` with their `ratings r`, best sellers first: the number of ratings says how many people have
 * a product. Ends with the position, so that every product has its own place.
 */
export const bestSelling = 'r.count desc nulls last, r.tenths desc nulls last, p.position';
