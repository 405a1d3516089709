import { styled } from 'styled-components';
import { formatDate } from '../reading/formatDate.ts';
import type { Article } from './Article.ts';
import { readingMinutes } from './readingTime.ts';

/** When it was written, and how long it takes to read. */
export function ArticleFacts({ article }: { article: Article }) {
  const { published, updated } = article;
  return (
    <Line>
      <time dateTime={published}>{formatDate(published)}</time>
      {updated && (
        <>
          {', updated '}
          <time dateTime={updated}>{formatDate(updated)}</time>
        </>
      )}
      {' · '}
      {readingMinutes(article)} min read
    </Line>
  );
}

const Line = styled.p`
  margin: 0;
  color: var(--soft);
  font-size: var(--text-14);
`;
