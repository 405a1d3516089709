import { links } from '@paw/contract/links.ts';
import { findPet, type Pet } from '@paw/rules/taxonomy.ts';
import type { ArticleCard } from './Article.ts';

/** The state of the blog that the URL holds. */
export interface BlogView {
  /** Only articles about this pet. */
  pet?: Pet['slug'];
  /** From 1. */
  page: number;
}

/** The part of the blog that a URL shows. */
export interface BlogPart {
  cards: readonly ArticleCard[];
  /** On all pages. */
  total: number;
  /** At least 1. */
  pages: number;
  /** The shown view; it differs from the URL when that asks for a page beyond the last one. */
  view: BlogView;
}

/** Divisible by two and by three: whole rows in both layouts. */
export const PAGE_SIZE = 12;

/** Reads any query: an invalid value counts as absent. */
export function readBlogView(query: URLSearchParams): BlogView {
  const page = query.get('page') ?? '';
  return { pet: findPet(query.get('pet') ?? '')?.slug, page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1 };
}

/** The URL of a part of the blog. */
export function blogUrl({ pet, page }: BlogView): string {
  const query = new URLSearchParams({ ...(pet && { pet }), ...(page > 1 && { page: String(page) }) });
  return links.blogs() + (query.size ? `?${query}` : '');
}

/** Shows the last page for any page beyond it. */
export function blogPart(all: readonly ArticleCard[], { pet, page: asked }: BlogView): BlogPart {
  const found = all.filter(({ pets }) => !pet || pets.includes(pet));
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(asked, pages);
  const cards = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { cards, total: found.length, pages, view: { pet, page } };
}
