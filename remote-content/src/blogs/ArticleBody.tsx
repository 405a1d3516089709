import { Link } from '@paw/ui/router.ts';
import { Notice } from '@paw/ui/Notice.tsx';
import { styled } from 'styled-components';
import type { ArticleElement, ArticleNode } from './Article.ts';
import { ArticleFigure } from './ArticleFigure.tsx';
import { ArticleTable } from './ArticleTable.tsx';
import { wordsOf } from './wordsOf.ts';

/** A part of an article, rendered element by element: its text can never become HTML. */
export function ArticleBody({ nodes }: { nodes: readonly ArticleNode[] }) {
  // Indexes are stable keys, because an article does not change.
  return nodes.map((node, at) => (typeof node === 'string' ? node : <Element key={at} element={node} />));
}

function Element({ element }: { element: ArticleElement }) {
  switch (element.tag) {
    case 'figure':
      return <ArticleFigure picture={element.picture} alt={element.alt} caption={element.caption} />;
    case 'table': {
      const [heads = []] = element.rows;
      const rows = element.rows.map((row) => row.map((cell, at) => <ArticleBody key={at} nodes={cell} />));
      return <ArticleTable heads={heads.map(wordsOf).join(', ')} rows={rows} />;
    }
  }
  const content = <ArticleBody nodes={element.children} />;
  switch (element.tag) {
    case 'h3':
      return <h3 id={element.id}>{content}</h3>;
    case 'a':
      return element.to.startsWith('#') ? <a href={element.to}>{content}</a> : <Link to={element.to}>{content}</Link>;
    case 'callout':
      return (
        <Callout>
          <Notice kind="warn">{content}</Notice>
        </Callout>
      );
    default: {
      const { tag: Tag } = element;
      return <Tag>{content}</Tag>;
    }
  }
}

const Callout = styled.div`
  margin: var(--space-24) 0;
  p:last-child {
    margin-bottom: 0;
  }
`;
