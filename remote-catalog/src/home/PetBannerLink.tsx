import { links } from '@paw/contract/links.ts';
import { Card, CardLink } from '@paw/ui/Card.tsx';
import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { besideScene, PetScene } from '../pet-scene/PetScene.tsx';
import type { Showcase } from './showcases.ts';

type Props = Pick<Showcase, 'pet' | 'title' | 'text'> & { id: string };

/** The whole banner is a link to the pet's page. `id` is that of the title, which labels the section. */
export function PetBannerLink({ id, pet, title, text }: Props) {
  return (
    <Panel $pet={pet}>
      <Words>
        <h2 id={id}>
          <CardLink to={links.pet(pet)}>{title}</CardLink>
        </h2>
        <p>{text}</p>
        <Way aria-hidden>
          Shop for {pet}s
          <ArrowRight size={20} strokeWidth={1.75} />
        </Way>
      </Words>
      <PetScene pet={pet} />
    </Panel>
  );
}

const Panel = styled(Card)<{ $pet: string }>`
  ${besideScene}
`;

const Words = styled.div`
  padding: var(--space-24) var(--space-16) 0;
  h2 {
    margin-bottom: var(--space-8);
  }
  @media (min-width: 768px) {
    max-width: 36%;
    padding: var(--space-32) 0 var(--space-32) var(--space-32);
    h2 {
      font-size: var(--text-36);
    }
    p {
      font-size: var(--text-18);
    }
  }
  @media (min-width: 992px) {
    max-width: 50%;
    padding: var(--space-32) var(--space-48);
  }
`;

const Way = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  color: var(--pine);
  font-weight: 600;
  svg {
    transition: transform 120ms ease-out;
  }
  ${Panel}:hover & svg {
    transform: translateX(var(--space-4));
  }
`;
