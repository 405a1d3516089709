import { PageTitle } from '@paw/shared/ui/PageFrame.tsx';
import { Picture, type Tint } from '@paw/shared/ui/Picture.tsx';
import { styled } from 'styled-components';
import type { Article } from './Article.ts';
import { ArticleFacts } from './ArticleFacts.tsx';
import { author } from './articleJsonLd.ts';

/** Title and picture on the ground of the article's pet. */
export function ArticleHero({ article }: { article: Article }) {
  const { title, pet, picture } = article;
  return (
    <Ground $pet={pet}>
      <Words>
        <PageTitle>{title}</PageTitle>
        <p>By {author}</p>
        <ArticleFacts article={article} />
      </Words>
      <Picture
        name={picture.name}
        colours={picture.colours}
        alt={picture.alt}
        tint={pet}
        sizes="(min-width: 768px) 352px, 92vw"
        eager
      />
    </Ground>
  );
}

const Ground = styled.header<{ $pet: Tint }>`
  display: grid;
  overflow: hidden;
  margin-bottom: var(--space-24);
  background: ${({ $pet }) => `var(--${$pet})`};
  border-radius: var(--radius-card);
  img {
    mask-image: linear-gradient(to bottom, transparent, black 15%);
  }
  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 22em);
    align-items: center;
    margin-bottom: var(--space-48);
    img {
      mask-image: linear-gradient(to right, transparent, black 25%);
    }
  }
`;

const Words = styled.div`
  padding: var(--space-24) var(--space-16);
  h1 {
    margin-bottom: var(--space-12);
  }
  p {
    margin: 0;
  }
  @media (min-width: 768px) {
    padding: var(--space-32) var(--space-48);
    h1 {
      font-size: var(--text-48);
    }
  }
`;
