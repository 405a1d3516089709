import { links } from '@paw/shared/contract/links.ts';
import type { Head } from '@paw/shared/contract/remote.ts';
import { PageFrame, PageTitle } from '@paw/shared/ui/PageFrame.tsx';
import { styled } from 'styled-components';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticleList } from './ArticleList.tsx';
import { articles } from './articles.ts';

export function head(): Head {
  return {
    title: 'Blog | Paw Dailies',
    description:
      'Short, practical reading for people who live with a dog, a cat, a bird or fish, by the Paw Dailies team.',
    canonical: links.blogs(),
  };
}

export function Component() {
  return (
    <PageFrame>
      <PageTitle>Blog</PageTitle>
      <Lead>
        Short, practical reading for people who live with a dog, a cat, a bird or fish. What you can do yourself, and
        when a vet should look.
      </Lead>
      <ArticleList $columns={4}>
        {articles.map((article, at) => (
          <li key={article.slug}>
            <ArticleCard article={article} heading="h2" eager={at === 0} />
          </li>
        ))}
      </ArticleList>
    </PageFrame>
  );
}

const Lead = styled.p`
  max-width: 38em;
  margin-bottom: var(--space-32);
  font-size: var(--text-22);
  line-height: 1.4;
`;
