/** Data about releases in a page's HTML. */
import type { APIRequestContext } from '@playwright/test';

/** The ids of the catalog's releases in a marked home page, by place. */
export function catalogIds(html: string): Record<string, string> {
  const found = (pattern: RegExp) =>
    [...new Set([...html.matchAll(pattern)].map(([, id = '']) => id))].join('+') || 'none';
  return {
    boundary: found(/data-boundary="catalog@([0-9a-f]{16})"/g),
    component: found(/data-component-release="catalog@([0-9a-f]{16})"/g),
    loader: found(/data-loader-release="catalog@([0-9a-f]{16})"/g),
    preloads: found(/<link rel="preload" as="script"[^>]* href="\/r\/catalog\/([0-9a-f]{16})\//g),
    set: found(/"catalog":\{"release":"([0-9a-f]{16})"/g),
  };
}

/** The id, or undefined when the page mixes releases. */
export function singleId(html: string): string | undefined {
  const [id, ...others] = new Set(Object.values(catalogIds(html)));
  return others.length || !/^[0-9a-f]{16}$/.test(id ?? '') ? undefined : id;
}

/** Region (`cart/slot:MiniCart`) → its HTML, with the label of its release. */
export function regions(html: string): Record<string, string> {
  const starts = [...html.matchAll(/<div data-boundary="[^"]*" data-region="([^"]*)"[^>]*>/g)];
  return Object.fromEntries(starts.map((start) => [start[1] ?? '', upToEnd(html, start.index)]));
}

/** From an opening div to its closing tag. */
function upToEnd(html: string, from: number): string {
  const tags = /<(\/?)div\b/g;
  tags.lastIndex = from;
  for (let depth = 0, tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return html.slice(from, html.indexOf('>', tag.index) + 1);
  }
  return html.slice(from);
}

/** Paths of the products that the home page links to. */
export async function productsOnHome(request: APIRequestContext): Promise<string[]> {
  const html = await (await request.get('/')).text();
  return [...new Set([...html.matchAll(/href="(\/product\/[^"?#]+)"/g)].map(([, path = '']) => path))];
}
