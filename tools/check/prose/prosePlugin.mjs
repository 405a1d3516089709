import { parse } from '@textlint/markdown-to-ast';
import { textsIn } from './textsIn.mjs';

/**
 * textlint's way to a text: Markdown by its own parser, TypeScript by the compiler's parser. White space inside a text
 * becomes blanks, of the same length: a word at the end of a line is a whole word too, and places stay the same.
 */
class ProseProcessor {
  static availableExtensions() {
    return ['.md', '.ts', '.tsx', '.mjs'];
  }

  availableExtensions() {
    return ProseProcessor.availableExtensions();
  }

  processor(extension) {
    return {
      preProcess: (text, path) => {
        const ast = extension === '.md' ? readMarkdown(text) : readCode(path ?? `text${extension}`, text);
        return { ast, text: blankLines(text, stringsIn(ast)) };
      },
      postProcess: (messages, filePath) => ({ messages, filePath: filePath ?? '' }),
    };
  }
}

export const prosePlugin = { Processor: ProseProcessor };

/** The quoted values of an article's head are text as well. */
function readMarkdown(text) {
  const ast = parse(text);
  const heads = ast.children
    .filter(({ type }) => type === 'Yaml')
    .flatMap(({ range: [from, to] }) =>
      [...text.slice(from, to).matchAll(/^(\w+: ")(.*)"$/gm)].map(({ index, 1: name, 2: value }) => {
        const start = from + index + name.length;
        return { start, end: start + value.length };
      }),
    );
  return { ...ast, children: [...asNodes(text, heads), ...ast.children] };
}

function readCode(path, text) {
  const whole = { start: 0, end: text.length };
  return nodeOf(text, lineStarts(text), 'Document', whole, { children: asNodes(text, textsIn(path, text)) });
}

function asNodes(text, places) {
  const lines = lineStarts(text);
  return places.map((place) => {
    const value = text.slice(place.start, place.end);
    const children = [nodeOf(text, lines, 'Str', place, { value })];
    return nodeOf(text, lines, 'Paragraph', place, { children });
  });
}

function nodeOf(text, lines, type, { start, end }, more) {
  const loc = { start: placeOf(lines, start), end: placeOf(lines, end) };
  return { type, raw: text.slice(start, end), range: [start, end], loc, ...more };
}

function stringsIn(node) {
  return node.type === 'Str' ? [node] : (node.children ?? []).flatMap(stringsIn);
}

function blankLines(text, nodes) {
  let result = '';
  let at = 0;
  for (const { range } of nodes) {
    result += text.slice(at, range[0]) + text.slice(...range).replace(/\s/g, ' ');
    at = range[1];
  }
  return result + text.slice(at);
}

function lineStarts(text) {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

/** Lines from 1, columns from 0. */
function placeOf(lines, offset) {
  const line = lines.findLastIndex((start) => start <= offset);
  return { line: line + 1, column: offset - lines[line] };
}
