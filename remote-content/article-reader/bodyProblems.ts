import type { Heading, Image, Nodes, RootContent, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Article } from '../src/blogs/Article.ts';
import { linkProblem, type LinkTargets } from './linkProblem.ts';
import { REFRESH, type ShopNames } from './readShopNames.ts';

interface Surroundings {
  /** The article's slug. */
  own: string;
  slugs: ReadonlySet<string>;
  names: ShopNames;
}

type Say = (node: Nodes | undefined, text: string) => void;

const FEWEST_WORDS = 500;
const MOST_WORDS = 1_200;
const FEWEST_SECTIONS = 3;
const shown: ReadonlySet<Nodes['type']> = new Set([
  'blockquote',
  'emphasis',
  'heading',
  'image',
  'inlineCode',
  'link',
  'list',
  'listItem',
  'paragraph',
  'strong',
  'table',
  'tableCell',
  'tableRow',
  'text',
]);

/** The problems of a body, each with its line in the file. */
export function bodyProblems(
  blocks: readonly RootContent[],
  { sections }: Pick<Article, 'sections'>,
  { own, slugs, names }: Surroundings,
): { line: number; text: string }[] {
  const problems: { line: number; text: string }[] = [];
  const say: Say = (node, text) => problems.push({ line: node?.position?.start.line ?? 1, text });
  const fragments = new Set(sections.flatMap(({ id, content }) => [id, ...content.flatMap(idOf)]));
  const targets: LinkTargets = { slugs, products: names.products, fragments };

  checkLength(blocks, say);
  checkHeadings(blocks, say);
  checkCallout(blocks, say);
  const visit = (node: Nodes, around?: Nodes) => {
    if (!shown.has(node.type)) return say(node, `an article cannot show this (${node.type})`);
    if (node.type === 'text') checkMarks(node, say);
    if (node.type === 'image') checkPicture(node, around, names, say);
    if (node.type === 'link') {
      const problem = linkProblem(node.url, own, targets);
      if (problem) say(node, problem);
      if (!toString(node).trim()) say(node, 'a link needs words');
    }
    if ('children' in node) for (const child of node.children) visit(child, node);
  };
  for (const block of blocks) visit(block);
  return problems;
}

const idOf = (node: Article['intro'][number]) => (typeof node === 'object' && node.tag === 'h3' ? [node.id] : []);

const word = /[\p{L}\p{N}][\p{L}\p{N}’'./-]*/gu;

/** Counts the words that are read: headings and tables too, but not the alternative texts of pictures. */
export function countWords(node: Nodes): number {
  const isText = node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
  if (isText) return toString(node, { includeImageAlt: false }).match(word)?.length ?? 0;
  return 'children' in node ? node.children.reduce((sum, child) => sum + countWords(child), 0) : 0;
}

function checkLength(blocks: readonly RootContent[], say: Say): void {
  const words = blocks.reduce((sum, block) => sum + countWords(block), 0);
  if (words < FEWEST_WORDS || words > MOST_WORDS)
    say(blocks[0], `${words} words, should be ${FEWEST_WORDS} to ${MOST_WORDS.toLocaleString('en-US')}`);
}

function checkHeadings(blocks: readonly RootContent[], say: Say): void {
  const headings = blocks.filter((block): block is Heading => block.type === 'heading');
  const titles = headings.map((heading) => toString(heading));
  for (const [at, heading] of headings.entries()) {
    if (heading.depth < 2 || heading.depth > 3) say(heading, 'headings begin with ## or ###');
    if (heading.depth > (headings[at - 1]?.depth ?? 1) + 1)
      say(heading, 'a heading of level 3 needs one of level 2 above it');
    if (titles.indexOf(toString(heading)) < at) say(heading, 'the same heading is used above');
  }
  if (headings.filter(({ depth }) => depth === 2).length < FEWEST_SECTIONS)
    say(blocks[0], `needs at least ${FEWEST_SECTIONS} headings that begin with ##`);
  if (blocks[0]?.type !== 'paragraph') say(blocks[0], 'begins with a paragraph, before any heading');
}

function checkCallout(blocks: readonly RootContent[], say: Say): void {
  const callouts = blocks.filter(({ type }) => type === 'blockquote');
  if (callouts.length !== 1) say(callouts[1] ?? blocks[0], 'needs one quotation (>) that says when to ask a vet');
  for (const callout of callouts)
    if (!/\bvet\b/.test(toString(callout))) say(callout, 'the quotation does not name a vet');
}

function checkMarks(text: Text, say: Say): void {
  const first = text.position?.start.line ?? 1;
  for (const [at, line] of text.value.split('\n').entries()) {
    const place = {
      ...text,
      position: { start: { line: first + at, column: 1 }, end: { line: first + at, column: 1 } },
    };
    if (line.includes('!')) say(place, 'no exclamation marks');
    if (/[—–]/.test(line)) say(place, 'no long dashes');
    if (/["']/.test(line)) say(place, 'curly quotes: “ ” ’');
  }
}

function checkPicture(
  { url, alt, position }: Image,
  around: Nodes | undefined,
  { pictures }: ShopNames,
  say: Say,
): void {
  const place = { type: 'text', value: '', position } as const;
  if (!pictures.has(url)) say(place, `there is no picture "${url}"; if it is new: ${REFRESH}`);
  if (!alt?.trim()) say(place, 'a picture needs words for those who do not see it');
  if (around?.type !== 'paragraph' || around.children.length > 1) say(place, 'a picture needs a paragraph of its own');
}
