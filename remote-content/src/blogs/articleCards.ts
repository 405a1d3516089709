import type { ArticleCard } from './Article.ts';

/**
 * All of them, the newest first. Only the type is here: the build puts what it reads in `articles/` in this
 * module's place (`article-reader/articlesLoader.ts`).
 */
export declare const articleCards: readonly ArticleCard[];
