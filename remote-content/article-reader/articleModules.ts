import { createHash } from 'node:crypto';
import type { Article, ArticleCard } from '../src/blogs/Article.ts';
import { readOneArticle } from './readArticles.ts';

/** The folder of the articles, relative to this one. */
export const ARTICLES_FOLDER = '../articles';

/**
 * The exports that replace `src/blogs/articleCards.ts`. Nothing reads the hash: it changes the module with every article, so
 * that pages of `npm run dev` update.
 */
export function cardsModule(articles: readonly Article[]): { articleCards: ArticleCard[]; articlesHash: string } {
  const hash = createHash('sha256').update(JSON.stringify(articles));
  return { articleCards: articles.map(cardOf), articlesHash: hash.digest('hex').slice(0, 16) };
}

/** The exports that replace an article's file; undefined for an article that cannot be read. */
export function articleModule(folder: string, file: string): { article?: Article } {
  return { article: readOneArticle(folder, file) };
}

function cardOf({ slug, title, summary, author, published, updated, pets, picture, minutes }: Article): ArticleCard {
  return { slug, title, summary, author, published, updated, pets, picture, minutes };
}
