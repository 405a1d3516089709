import ts from 'typescript';
import { listedWords } from './listedWords.mjs';
import { commentTerms } from './proseTerms.mjs';

/** Folders whose comments avoid the longer list. */
const strict = /^(bench|e2e|tools|webpack)\//;
/** The words themselves, and comments about them. */
const exempt = /^tools\/check\/prose\//;

/**
 * The words of a file's comments that the project does not use.
 * @returns {{line: number, word: string, instead: string}[]}
 */
export function commentWords(path, text) {
  if (!/\.(tsx?|mjs)$/.test(path) || exempt.test(path)) return [];
  return commentsOf(path, text).flatMap((comment) => listedWords(text, comment, termsOf(path)));
}

/** The list that holds for the comments, and the titles of tests, of a file. */
export const termsOf = (path) => [...commentTerms.everywhere, ...(strict.test(path) ? commentTerms.strict : [])];

/**
 * The text of each comment, with its place; asterisks at the start of a line are blanks, so a phrase may continue
 * there.
 */
function commentsOf(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = new Map();
  const add = (ranges) => ranges?.forEach(({ pos, end }) => found.set(pos, end));
  const visit = (node) => {
    add(ts.getLeadingCommentRanges(text, node.getFullStart()));
    add(ts.getTrailingCommentRanges(text, node.getEnd()));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found].map(([start, end]) => ({
    start,
    words: text.slice(start, end).replace(/\n[ \t]*\*/g, (star) => star.replace('*', ' ')),
  }));
}
