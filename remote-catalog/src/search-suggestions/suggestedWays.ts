import type { components } from '@paw/api-client/apiTypes.d.ts';
import { findAnswers } from '../search/searchAnswers.ts';
import { links } from '@paw/contract/links.ts';

export type Suggestions = components['schemas']['Suggestions'];

/** One option of the list: its kind, its link and its label. */
export interface Way {
  kind: 'recent' | 'word' | 'help' | 'category' | 'product';
  to: string;
  label: string;
  product?: Suggestions['products'][number];
}

/** Options of one kind, with a title. */
export interface WayGroup {
  title: string;
  ways: readonly Way[];
}

/** For an empty box. */
export function recentWays(texts: readonly string[]): WayGroup[] {
  const ways = texts.map((label): Way => ({ kind: 'recent', to: links.search(label), label }));
  return ways.length ? [{ title: 'Recent searches', ways }] : [];
}

/** The suggestions for a text, the most likely kinds first. */
export function suggestedWays(text: string, { words, categories, products }: Suggestions): WayGroup[] {
  const groups: WayGroup[] = [
    { title: 'Help', ways: findAnswers(text).map((answer) => ({ kind: 'help', ...answer })) },
    { title: 'Searches', ways: words.map((label) => ({ kind: 'word', to: links.search(label), label })) },
    {
      title: 'Categories',
      ways: categories.map(({ pet, category, subcategory, name }) => ({
        kind: 'category',
        to: links.category(pet, category, subcategory ?? undefined),
        label: name,
      })),
    },
    {
      title: 'Products',
      ways: products.map((product) => ({
        kind: 'product',
        to: links.product(product.slug),
        label: product.title,
        product,
      })),
    },
  ];
  return groups.filter(({ ways }) => ways.length > 0);
}
