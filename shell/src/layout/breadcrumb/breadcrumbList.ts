import type { Crumb } from './crumbsOf.ts';

/**
 * The breadcrumb as JSON-LD, with whole names. What has no page is left out: search engines want an address for all
 * but the last. Undefined on the home page, which has none.
 * @param origin the shop's own, as in `https://shop.example`.
 */
export function breadcrumbList(crumbs: readonly Crumb[], origin: string): object | undefined {
  const named = crumbs.filter(({ path }, at) => path !== undefined || at === crumbs.length - 1);
  if (!named.length) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: named.map(({ label, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      ...(path !== undefined && { item: new URL(path, origin).href }),
    })),
  };
}
