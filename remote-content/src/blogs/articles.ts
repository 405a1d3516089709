import type { Article } from './Article.ts';
import { birdCage } from './articles/birdCage.ts';
import { firstAquarium } from './articles/firstAquarium.ts';
import { litterBoxes } from './articles/litterBoxes.ts';
import { measureADog } from './articles/measureADog.ts';

/** All of them, the newest first. */
export const articles: readonly Article[] = [firstAquarium, birdCage, litterBoxes, measureADog];

/** By the segment of its address, in any case. */
export function findArticle(slug: string): Article | undefined {
  return articles.find((article) => article.slug === slug.toLowerCase());
}
