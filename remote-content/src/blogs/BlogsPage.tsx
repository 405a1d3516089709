import { counted } from '@paw/rules/counted.ts';
import { links } from '@paw/contract/links.ts';
import type { LoaderArgs, PageProps } from '@paw/contract/remote.ts';
import { taxonomy } from '@paw/rules/taxonomy.ts';
import { ChipLink, ChipList } from '@paw/ui/Chip.tsx';
import { PageFrame, PageTitle } from '@paw/ui/PageFrame.tsx';
import { Pagination } from '@paw/ui/Pagination.tsx';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Lead } from '../reading/Lead.tsx';
import { ArticleCard, ArticleList } from './ArticleCard.tsx';
import { articleCards } from './articleCards.ts';
import { BlogNewsletter } from './BlogSlots.tsx';
import { type BlogPart, blogPart, blogUrl, readBlogView } from './blogView.ts';
import { useReadOn } from './useReadOn.ts';

export { blogHead as head } from './blogHead.ts';

/** Fetches nothing: the article cards are part of this remote. */
export async function loader({ url }: Pick<LoaderArgs, 'url'>): Promise<BlogPart> {
  return blogPart(articleCards, readBlogView(url.searchParams));
}

export function Component({ data: part }: PageProps<BlogPart>) {
  const { cards, total, pages, view } = part;
  const ways = useRef<HTMLDivElement>(null);
  const sum = useRef<HTMLParagraphElement>(null);
  useReadOn(ways, sum, part);
  return (
    <PageFrame>
      <PageTitle>Blog</PageTitle>
      <Lead>Practical guides for dog, cat, bird and fish owners: what you can do yourself, and when to see a vet.</Lead>
      <Filter aria-label="Articles by pet">
        <ChipList>
          <li>
            <ChipLink to={links.blogs()} preventScrollReset aria-current={view.pet ? undefined : 'page'}>
              All pets
            </ChipLink>
          </li>
          {taxonomy.map(({ slug, name }) => (
            <li key={slug}>
              <ChipLink
                to={blogUrl({ pet: slug, page: 1 })}
                preventScrollReset
                aria-current={slug === view.pet ? 'page' : undefined}
              >
                {name}
              </ChipLink>
            </li>
          ))}
        </ChipList>
      </Filter>
      <Sum ref={sum} role="status" tabIndex={-1}>
        {counted(total, 'article')}
        {pages > 1 && `, page ${view.page} of ${pages}`}
      </Sum>
      <ArticleList>
        {cards.map((card, at) => (
          <li key={card.slug}>
            <ArticleCard article={card} heading="h2" eager={at === 0} />
          </li>
        ))}
      </ArticleList>
      <Ways ref={ways}>
        <Pagination
          label="Pages of the blog"
          page={view.page}
          pages={pages}
          address={(page) => blogUrl({ ...view, page })}
        />
      </Ways>
      <BlogNewsletter />
    </PageFrame>
  );
}

const Filter = styled.nav`
  margin-bottom: var(--space-16);
`;

const Sum = styled.p`
  margin-bottom: var(--space-16);
  color: var(--soft);
  scroll-margin-top: var(--space-96);
  &:focus {
    outline: none;
  }
`;

const Ways = styled.div`
  margin-top: var(--space-48);
`;
