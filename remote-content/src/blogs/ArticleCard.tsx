import { links } from '@paw/contract/links.ts';
import { Card, CardLink } from '@paw/ui/Card.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { WideScene } from '@paw/ui/WideScene.tsx';
import { styled } from 'styled-components';
import type { ArticleCard as Shown } from './Article.ts';
import { ArticleFacts } from './ArticleFacts.tsx';

interface Props {
  article: Shown;
  /** One level below the list's heading. */
  heading: 'h2' | 'h3';
  eager?: boolean;
}

/** An article in a list: the whole card is its link. */
export function ArticleCard({ article, heading: Heading, eager }: Props) {
  const { slug, title, summary, pets, picture } = article;
  return (
    <Frame>
      <WideScene
        name={picture}
        alt=""
        tint={pets[0]}
        height={900}
        sizes="(min-width: 1200px) 390px, (min-width: 992px) 31vw, (min-width: 768px) 46vw, 92vw"
        eager={eager}
      />
      <Heading>
        <CardLink to={links.blog(slug)}>{title}</CardLink>
      </Heading>
      <p>{summary}</p>
      <ArticleFacts article={article} />
    </Frame>
  );
}

const Frame = styled(Card)`
  height: 100%;
  img {
    margin-bottom: var(--space-16);
    border-radius: var(--radius-card);
  }
  h2,
  h3 {
    margin-bottom: var(--space-8);
    font-size: var(--text-22);
    text-wrap: pretty;
  }
  p {
    margin-bottom: var(--space-8);
  }
  > :last-child {
    margin-top: auto;
  }
`;

/** Article cards side by side, each in an `<li>`. */
export const ArticleList = styled(PlainList)`
  display: grid;
  gap: var(--space-48) var(--space-24);
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 992px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
