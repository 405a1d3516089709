import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../world/shopProcess.ts';

/** Data that tests read from an article's file. */
interface WrittenArticle {
  slug: string;
  title: string;
  author: string;
  published: string;
  pets: string[];
}

const folder = join(checkout, 'remote-content/articles');

/** The newest first. */
export const articles: readonly WrittenArticle[] = readdirSync(folder)
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .map((text) => {
    const field = (name: string) => new RegExp(`^${name}: "(.*)"$`, 'm').exec(text)?.[1] ?? '';
    const pets = /^pets:\n((?: {2}- ".*"\n)+)/m.exec(text)?.[1] ?? '';
    return {
      slug: field('slug'),
      title: field('title'),
      author: field('author'),
      published: field('published'),
      pets: [...pets.matchAll(/"(.*)"/g)].map(([, pet = '']) => pet),
    };
  })
  .sort((one, other) => other.published.localeCompare(one.published));
