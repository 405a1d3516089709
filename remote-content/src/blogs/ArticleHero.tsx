import { PageTitle } from '@paw/ui/PageFrame.tsx';
import type { Tint } from '@paw/ui/Picture.tsx';
import { WideScene } from '@paw/ui/WideScene.tsx';
import { styled } from 'styled-components';
import type { Article } from './Article.ts';
import { ArticleFacts } from './ArticleFacts.tsx';

/** Title and picture on the ground of the article's pet. */
export function ArticleHero({ article }: { article: Article }) {
  const { title, author, pets, picture, alt } = article;
  return (
    <Ground $pet={pets[0]}>
      <Words>
        <PageTitle>{title}</PageTitle>
        <p>{`By ${author}`}</p>
        <ArticleFacts article={article} />
      </Words>
      <Fading>
        <WideScene name={picture} alt={alt} tint={pets[0]} height={900} sizes="(min-width: 768px) 600px, 92vw" eager />
      </Fading>
    </Ground>
  );
}

const Ground = styled.header<{ $pet: Tint | undefined }>`
  --ground: ${({ $pet }) => `var(--${$pet ?? 'sand'})`};
  display: grid;
  overflow: hidden;
  margin-bottom: var(--space-24);
  background: var(--ground);
  border-radius: var(--radius-card);
  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    margin-bottom: var(--space-48);
  }
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 30em);
  }
`;

/** Fades the picture's edge into the ground. A mask would look the same but delay the picture's first paint. */
const Fading = styled.div`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(to bottom, var(--ground), transparent 15%);
  }
  img {
    display: block;
  }
  @media (min-width: 768px) {
    height: 100%;
    &::after {
      background: linear-gradient(to right, var(--ground), transparent 25%);
    }
    img {
      height: 100%;
      min-height: 17.5em;
      object-fit: cover;
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
    padding: var(--space-24) var(--space-16) var(--space-24) var(--space-24);
  }
  @media (min-width: 992px) {
    padding: var(--space-32) var(--space-48);
    h1 {
      font-size: var(--text-48);
    }
  }
`;
