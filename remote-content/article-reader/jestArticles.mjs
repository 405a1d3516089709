/** Does for jest what `articlesLoader.ts` does for webpack: unit tests use the real articles. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { ARTICLES_FOLDER, articleModule, cardsModule } from './articleModules.ts';
import { readArticles } from './readArticles.ts';

const folder = join(import.meta.dirname, ARTICLES_FOLDER);

/** Never cached: it depends on many files, and is fast. */
const getCacheKey = () => randomUUID();

function toCode(_, path) {
  const made = path.endsWith('.md') ? articleModule(folder, path) : cardsModule(readArticles(folder).articles);
  return { code: `module.exports = ${JSON.stringify(made)};` };
}

// oxlint-disable-next-line import/no-default-export -- jest asks for it
export default { getCacheKey, process: toCode };
