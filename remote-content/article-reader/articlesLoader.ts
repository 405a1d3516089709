/* oxlint-disable import/no-default-export, oxc/no-this-in-exported-function -- webpack asks for both */
import { join } from 'node:path';
import { ARTICLES_FOLDER, articleModule, cardsModule } from './articleModules.ts';
import { describeArticleProblem, listArticleFiles, readArticles } from './readArticles.ts';

/** The used part of webpack's loader context. */
interface LoaderContext {
  resourcePath: string;
  addContextDependency: (folder: string) => void;
  addDependency: (file: string) => void;
  emitError: (error: Error) => void;
}

/**
 * A webpack loader for articles. It turns `….md` into a module with the article, and `src/blogs/articleCards.ts` into a module
 * with the cards of all articles. The latter, which is in every build, reports the problems of all articles.
 */
export default function articlesLoader(this: LoaderContext): string {
  const folder = join(import.meta.dirname, ARTICLES_FOLDER);
  if (this.resourcePath.endsWith('.md')) return exportsOf(articleModule(folder, this.resourcePath));
  this.addContextDependency(folder);
  for (const file of listArticleFiles(folder)) this.addDependency(file);
  const { articles, problems } = readArticles(folder);
  for (const problem of problems) {
    this.emitError(Object.assign(new Error(describeArticleProblem(problem)), { place: problem }));
  }
  return exportsOf(cardsModule(articles));
}

function exportsOf(module: object): string {
  return Object.entries(module)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}
