import ts from 'typescript';
import { termsOf } from './commentWords.mjs';
import { listedWords } from './listedWords.mjs';
import { titleTerms } from './proseTerms.mjs';

/** Its tests are about the words themselves. */
const exempt = /^tools\/check\/prose\//;
/** What takes a title as its first argument: `test`, `test.each(…)`, `test.describe.serial` … */
const titled = /^(test|it|describe)$/;

/**
 * The words of a test file's titles that the project does not use.
 * @returns {{line: number, word: string, instead: string}[]}
 */
export function titleWords(path, text) {
  if (!/\.(test|spec)\.(tsx?|mjs)$/.test(path) || exempt.test(path)) return [];
  const terms = [...termsOf(path), ...titleTerms];
  return titlesOf(path, text).flatMap((title) => listedWords(text, title, terms));
}

function titlesOf(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const titles = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && titled.test(nameOf(node.expression)) && isText(node.arguments[0])) {
      titles.push({ start: node.arguments[0].getStart(), words: node.arguments[0].getText() });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

const isText = (node) => node !== undefined && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node));

/** The first name of a call: `test` of `test.each(rows)`, of `test.each` with a template, and of `test.describe`. */
function nameOf(node) {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return nameOf(node.expression);
  return ts.isTaggedTemplateExpression(node) ? nameOf(node.tag) : '';
}
