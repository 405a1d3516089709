import { longDate } from '@paw/rules/longDate.ts';
import { styled } from 'styled-components';
import type { ArticleCard } from './Article.ts';

/** An article's dates and reading time. */
export function ArticleFacts({ article }: { article: ArticleCard }) {
  const { published, updated, minutes } = article;
  return (
    <Line>
      <time dateTime={published}>{longDate(published, 'UTC')}</time>
      {updated > published && (
        <>
          {', updated '}
          <time dateTime={updated}>{longDate(updated, 'UTC')}</time>
        </>
      )}
      {' · '}
      <Whole>{minutes} min read</Whole>
    </Line>
  );
}

const Line = styled.p`
  margin: 0;
  color: var(--soft);
  font-size: var(--text-14);
`;

const Whole = styled.span`
  white-space: nowrap;
`;
