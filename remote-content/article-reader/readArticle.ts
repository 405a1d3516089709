import { basename } from 'node:path';
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Article } from '../src/blogs/Article.ts';
import { articleBody } from './articleBody.ts';
import { bodyProblems, countWords } from './bodyProblems.ts';
import { frontMatterSchema } from './frontMatterSchema.ts';
import { readFrontMatter } from './readFrontMatter.ts';
import type { ShopNames } from './readShopNames.ts';

const WORDS_A_MINUTE = 220;

export interface ReadArticle {
  /** Undefined when its front matter cannot be read. */
  article?: Article;
  /** In order of their lines. */
  problems: { line: number; text: string }[];
}

/**
 * Reads an article from its Markdown.
 * @param file `….md`, named by the slug
 * @param slugs the slugs of all articles
 */
export function readArticle(file: string, text: string, slugs: ReadonlySet<string>, names: ShopNames): ReadArticle {
  const own = basename(file, '.md');
  const [first, ...blocks] = parseMarkdown(text).children;
  if (first?.type !== 'yaml')
    return { problems: [{ line: 1, text: 'should begin with front matter between two lines of ---' }] };
  const { frontMatter, problems } = readFrontMatter(first.value, frontMatterSchema(own, slugs, names));
  const body = articleBody(blocks);
  const all = [...problems, ...bodyProblems(blocks, body, { own, slugs, names })];
  const sorted = all.toSorted((one, other) => one.line - other.line);
  if (!frontMatter) return { problems: sorted };
  const words = blocks.reduce((sum, block) => sum + countWords(block), 0);
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE));
  const products = frontMatter.products.map((slug) => ({ slug, title: names.products[slug] ?? slug }));
  const picture = `${frontMatter.picture}.${names.covers[frontMatter.picture]}`;
  return { article: { ...frontMatter, picture, products, minutes, ...body }, problems: sorted };
}

/** CommonMark with tables and front matter, each node with its position in the file. */
function parseMarkdown(text: string): Root {
  return fromMarkdown(text, {
    extensions: [frontmatter('yaml'), gfmTable()],
    mdastExtensions: [frontmatterFromMarkdown('yaml'), gfmTableFromMarkdown()],
  });
}
