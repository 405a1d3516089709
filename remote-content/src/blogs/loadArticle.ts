import { laterChunk } from '@paw/ui/laterChunk.ts';
import type { Article, ArticleCard } from './Article.ts';
import { articleCards } from './articleCards.ts';

/** By the segment of its URL, in any case. */
export function findArticle(slug: string): ArticleCard | undefined {
  return articleCards.find((card) => card.slug === slug.toLowerCase());
}

const loaders = new Map<string, () => Promise<{ article: Article }>>();

/** Loads an article, which is a chunk of its own. @param slug of an article in `articleCards` @throws as `laterChunk` */
export async function loadArticle(slug: string): Promise<Article> {
  const load = loaders.get(slug) ?? laterChunk(`article ${slug}`, () => importArticle(slug));
  loaders.set(slug, load);
  return (await load()).article;
}

function importArticle(slug: string): Promise<{ article: Article }> {
  return import(/* webpackChunkName: "article-[request]" */ `../../articles/${slug}.md`) as Promise<{
    article: Article;
  }>;
}
