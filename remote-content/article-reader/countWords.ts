import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';

const word = /[\p{L}\p{N}][\p{L}\p{N}’'./-]*/gu;

/** Words that are read: headings and tables too, what a picture shows not. */
export function countWords(node: Nodes): number {
  const isText = node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
  if (isText) return toString(node, { includeImageAlt: false }).match(word)?.length ?? 0;
  return 'children' in node ? node.children.reduce((sum, child) => sum + countWords(child), 0) : 0;
}
