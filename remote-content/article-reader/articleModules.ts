import { createHash } from 'node:crypto';
import type { Article, ArticleCard } from '../src/blogs/Article.ts';
import { readOneArticle } from './readArticles.ts';

/** The folder of the articles, seen from this one. */
export const ARTICLES_FOLDER = '../articles';

/**
 * What takes the place of `src/blogs/articleCards.ts`: exports by name. The hash is read by nobody: with it the module
 * is another one whenever any article is, and so a page of `npm run dev` hears of the change.
 */
export function cardsModule(articles: readonly Article[]): { articleCards: ArticleCard[]; articlesHash: string } {
  const hash = createHash('sha256').update(JSON.stringify(articles));
  return { articleCards: articles.map(cardOf), articlesHash: hash.digest('hex').slice(0, 16) };
}

/** What stands for an article's own file; undefined for one that cannot be read. */
export function articleModule(folder: string, file: string): { article?: Article } {
  return { article: readOneArticle(folder, file) };
}

function cardOf({ slug, title, summary, author, published, updated, pets, picture, minutes }: Article): ArticleCard {
  return { slug, title, summary, author, published, updated, pets, picture, minutes };
}
