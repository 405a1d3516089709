import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import type { Article } from '../src/blogs/Article.ts';
import { readArticle } from './readArticle.ts';
import { readShopNames } from './readShopNames.ts';

/** What is wrong with an article, for its author. */
export interface ArticleProblem {
  /** Relative to the repository's root: `remote-content/articles/….md`. */
  file: string;
  /** From 1. */
  line: number;
  /** Says what to do, where that is not obvious. */
  text: string;
}

/** `remote-content/articles/a-bed.md:12: there is no product "Bed"` */
export function describeArticleProblem({ file, line, text }: ArticleProblem): string {
  return `${file}:${line}: ${text}`;
}

/** All articles of a folder (`…/remote-content/articles`), the newest first, and their problems. */
export function readArticles(folder: string): { articles: Article[]; problems: ArticleProblem[] } {
  const files = listArticleFiles(folder);
  const slugs = new Set(files.map((file) => basename(file, '.md')));
  const names = readShopNames();
  const read = files.map((file) => ({ file, ...readArticle(file, readFileSync(file, 'utf8'), slugs, names) }));
  const articles = read.flatMap(({ article }) => article ?? []);
  const problems = read.flatMap(({ file, problems }) =>
    problems.map((problem) => ({ file: nameOf(file), ...problem })),
  );
  return { articles: articles.toSorted(newestFirst), problems: [...problems, ...repeated(folder, articles)] };
}

/** A single article; undefined when it cannot be read. */
export function readOneArticle(folder: string, file: string): Article | undefined {
  const slugs = new Set(listArticleFiles(folder).map((other) => basename(other, '.md')));
  return readArticle(file, readFileSync(file, 'utf8'), slugs, readShopNames()).article;
}

/** Paths, sorted by name. */
export function listArticleFiles(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return names.toSorted().map((name) => join(folder, name));
}

/** The path relative to the repository's root. */
const nameOf = (file: string) => relative(resolve(file, '../../..'), file).replaceAll('\\', '/');

function newestFirst(one: Article, other: Article): number {
  return other.published.localeCompare(one.published) || one.slug.localeCompare(other.slug);
}

/** Articles with the same title or summary as another one. */
function repeated(folder: string, articles: readonly Article[]): ArticleProblem[] {
  return articles.flatMap(({ slug, title, summary }, at) => {
    const same = articles.slice(0, at).find((other) => other.title === title || other.summary === summary);
    const file = nameOf(join(folder, `${slug}.md`));
    return same ? [{ file, line: 1, text: `has the title or the summary of ${same.slug}` }] : [];
  });
}
