import type { Pet } from '@paw/shared/contract/taxonomy.ts';
import { PageTitle } from '@paw/shared/ui/PageFrame.tsx';
import { Picture } from '@paw/shared/ui/Picture.tsx';
import { styled } from 'styled-components';
import { productsInWords } from '../productsInWords.ts';

interface Props {
  slug: Pet['slug'];
  singular: string;
  count: number;
}

export function PetBanner({ slug, singular, count }: Props) {
  return (
    <Panel $pet={slug}>
      <Words>
        <PageTitle>{singular} supplies</PageTitle>
        <p>
          {productsInWords(count)} for your {singular.toLowerCase()}’s daily joy and well-being.
        </p>
      </Words>
      <Picture name={`tile-${slug}`} alt="" tint={slug} sizes="(min-width: 768px) 296px, 160px" eager />
    </Panel>
  );
}

const Panel = styled.div<{ $pet: string }>`
  display: grid;
  grid-template-columns: 1fr minmax(0, 10em);
  align-items: center;
  overflow: hidden;
  background: ${({ $pet }) => `var(--${$pet})`};
  border-radius: var(--radius-card);
  img {
    height: 100%;
    mask-image: linear-gradient(to right, transparent, black 25%);
  }
  @media (min-width: 768px) {
    grid-template-columns: 1fr 18.5em;
  }
`;

const Words = styled.div`
  padding: var(--space-16);
  h1 {
    margin-bottom: var(--space-8);
  }
  p {
    margin: 0;
  }
  @media (min-width: 768px) {
    padding: var(--space-48);
    p {
      font-size: var(--text-18);
    }
  }
`;
