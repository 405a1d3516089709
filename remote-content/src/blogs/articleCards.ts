import type { ArticleCard } from './Article.ts';

/**
 * All articles, the newest first. This file only declares the type: the build replaces the module by the articles that it
 * reads (`article-reader/articlesLoader.ts`).
 */
export declare const articleCards: readonly ArticleCard[];
