import GithubSlugger from 'github-slugger';
import type { Nodes, Paragraph, PhrasingContent, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Article, ArticleNode, PlainTag } from '../src/blogs/Article.ts';

const plainTags: Partial<Record<Nodes['type'], PlainTag>> = {
  paragraph: 'p',
  listItem: 'li',
  strong: 'strong',
  emphasis: 'em',
};

/** The body of an article, as the page shows it, without anything that `bodyProblems` reports. */
export function articleBody(blocks: readonly RootContent[]): Pick<Article, 'intro' | 'sections'> {
  const slugger = new GithubSlugger();
  /** The id of a heading, which must begin with a letter. */
  const idOf = (title: string) => slugger.slug(/^\p{L}/u.test(title) ? title : `part ${title}`);
  const intro: ArticleNode[] = [];
  const sections: { id: string; title: string; content: ArticleNode[] }[] = [];
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth === 2) {
      const title = toString(block);
      sections.push({ id: idOf(title), title, content: [] });
    } else if (block.type === 'heading') {
      const id = idOf(toString(block));
      sections.at(-1)?.content.push({ tag: 'h3', id, children: nodesOf(block.children) });
    } else (sections.at(-1)?.content ?? intro).push(...nodeOf(block));
  }
  return { intro, sections };
}

const nodesOf = (nodes: readonly Nodes[]): ArticleNode[] => nodes.flatMap(nodeOf);

function nodeOf(node: Nodes): ArticleNode[] {
  switch (node.type) {
    case 'text':
      // Line breaks in the file have no meaning.
      return [node.value.replaceAll('\n', ' ')];
    case 'inlineCode':
      return [{ tag: 'code', children: [node.value] }];
    case 'link':
      return [{ tag: 'a', to: node.url, children: nodesOf(node.children) }];
    case 'list':
      return [{ tag: node.ordered ? 'ol' : 'ul', children: nodesOf(node.children) }];
    case 'blockquote':
      return [{ tag: 'callout', children: nodesOf(node.children) }];
    case 'table':
      return [{ tag: 'table', rows: rowsOf(node) }];
    case 'paragraph':
      return [figureOf(node) ?? { tag: 'p', children: nodesOf(node.children) }];
    case 'listItem': {
      const [first, ...more] = node.children;
      const isShort = first?.type === 'paragraph' && !node.spread;
      return [
        { tag: 'li', children: isShort ? [...nodesOf(first.children), ...nodesOf(more)] : nodesOf(node.children) },
      ];
    }
    default: {
      const tag = plainTags[node.type];
      return tag && 'children' in node ? [{ tag, children: nodesOf(node.children) }] : [];
    }
  }
}

/** `![Alternative text](perch "Caption")` in a paragraph of its own. */
function figureOf({ children: [only, ...more] }: Paragraph): ArticleNode | undefined {
  if (only?.type !== 'image' || more.length) return undefined;
  const { url, alt, title } = only;
  return { tag: 'figure', picture: url, alt: alt ?? '', caption: title ?? undefined };
}

function rowsOf({ children }: Table): ArticleNode[][][] {
  return children.map((row) => row.children.map((cell) => nodesOf(cell.children satisfies PhrasingContent[])));
}
