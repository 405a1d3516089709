import type { ArticleNode } from './Article.ts';

/** The text of a part of an article, without markup. */
export function wordsOf(nodes: readonly ArticleNode[]): string {
  return nodes.map(wordsIn).join('');
}

function wordsIn(node: ArticleNode): string {
  if (typeof node === 'string') return node;
  switch (node.tag) {
    case 'figure':
      return `${node.caption ?? ''}\n`;
    case 'table':
      return node.rows.map((row) => `${row.map(wordsOf).join(', ')}\n`).join('');
    case 'a':
    case 'strong':
    case 'em':
    case 'code':
      return wordsOf(node.children);
    default:
      return `${wordsOf(node.children).trimEnd()}\n`;
  }
}
