import { links } from '@paw/contract/links.ts';
import { findPet, type Pet } from '@paw/rules/taxonomy.ts';
import type { ArticleCard } from './Article.ts';

/** What the address says of the blog. */
export interface BlogView {
  /** Only what is about this pet. */
  pet?: Pet['slug'];
  /** From 1. */
  page: number;
}

/** The part of the blog that an address shows. */
export interface BlogPart {
  cards: readonly ArticleCard[];
  /** On all pages. */
  total: number;
  /** At least 1. */
  pages: number;
  /** What is shown; it differs from the address where that asks for what is not there. */
  view: BlogView;
}

/** As many rows of three as of two. */
export const PAGE_SIZE = 12;

/** Reads any address: what makes no sense counts as not said. */
export function readBlogView(query: URLSearchParams): BlogView {
  const page = query.get('page') ?? '';
  return { pet: findPet(query.get('pet') ?? '')?.slug, page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1 };
}

/** The address of a part of the blog. */
export function blogUrl({ pet, page }: BlogView): string {
  const query = new URLSearchParams({ ...(pet && { pet }), ...(page > 1 && { page: String(page) }) });
  return links.blogs() + (query.size ? `?${query}` : '');
}

/** Behind the last page the last one. */
export function blogPart(all: readonly ArticleCard[], { pet, page: asked }: BlogView): BlogPart {
  const found = all.filter(({ pets }) => !pet || pets.includes(pet));
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(asked, pages);
  const cards = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { cards, total: found.length, pages, view: { pet, page } };
}
