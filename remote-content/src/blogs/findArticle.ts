import type { ArticleCard } from './Article.ts';
import { articleCards } from './articleCards.ts';

/** By the segment of its address, in any case. */
export function findArticle(slug: string): ArticleCard | undefined {
  return articleCards.find((card) => card.slug === slug.toLowerCase());
}
