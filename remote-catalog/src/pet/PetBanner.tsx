import { counted } from '@paw/rules/counted.ts';
import type { Pet } from '@paw/rules/taxonomy.ts';
import { PageTitle } from '@paw/ui/PageFrame.tsx';
import { styled } from 'styled-components';
import { besideScene, PetScene } from '../pet-scene/PetScene.tsx';

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
          {counted(count, 'product')} to keep your {singular.toLowerCase()} happy, healthy and busy.
        </p>
      </Words>
      <PetScene pet={slug} eager />
    </Panel>
  );
}

const Panel = styled.div<{ $pet: string }>`
  ${besideScene}
`;

const Words = styled.div`
  padding: var(--space-16) var(--space-16) 0;
  h1 {
    margin-bottom: var(--space-8);
  }
  p {
    margin: 0;
  }
  @media (min-width: 768px) {
    max-width: 36%;
    padding: var(--space-32) 0 var(--space-32) var(--space-32);
    p {
      font-size: var(--text-18);
    }
  }
  @media (min-width: 992px) {
    max-width: 50%;
    padding: var(--space-48);
  }
`;
