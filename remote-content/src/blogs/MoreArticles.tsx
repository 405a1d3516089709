import { links } from '@paw/contract/links.ts';
import { Link } from '@paw/ui/router.ts';
import { useElementId } from '@paw/ui/useElementId.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import type { ArticleCard as Card } from './Article.ts';
import { ArticleCard, ArticleList } from './ArticleCard.tsx';

interface Props {
  previous?: Card;
  next?: Card;
}

/** Articles about the same subject. */
export function RelatedArticles({ articles }: { articles: readonly Card[] }) {
  const id = useElementId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Related articles</h2>
      <ArticleList>
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} heading="h3" />
          </li>
        ))}
      </ArticleList>
    </section>
  );
}

/** The articles published before and after this one. */
export function Neighbors({ previous, next }: Props) {
  return (
    <Ways aria-label="More articles">
      {previous && (
        <Way to={links.blog(previous.slug)} rel="prev">
          <small>
            <ChevronLeft size="1.25em" strokeWidth={1.75} aria-hidden />
            Previous article
          </small>
          {previous.title}
        </Way>
      )}
      {next && (
        <Way to={links.blog(next.slug)} rel="next" $isEnd>
          <small>
            Next article
            <ChevronRight size="1.25em" strokeWidth={1.75} aria-hidden />
          </small>
          {next.title}
        </Way>
      )}
    </Ways>
  );
}

const Ways = styled.nav`
  display: grid;
  gap: var(--space-16);
  margin-top: var(--space-64);
  padding-top: var(--space-24);
  border-top: 1px solid var(--line);
  @media (min-width: 768px) {
    grid-template-columns: 1fr 1fr;
  }
  @media print {
    display: none;
  }
`;

const Way = styled(Link)<{ $isEnd?: boolean }>`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  min-height: var(--target);
  padding: var(--space-12) 0;
  font-weight: 600;
  small {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    color: var(--soft);
    font-size: var(--text-14);
    font-weight: 400;
  }
  @media (min-width: 768px) {
    grid-column: ${({ $isEnd }) => ($isEnd ? 2 : 1)};
    justify-items: ${({ $isEnd }) => ($isEnd ? 'end' : 'start')};
    text-align: ${({ $isEnd }) => ($isEnd ? 'right' : 'left')};
  }
`;
