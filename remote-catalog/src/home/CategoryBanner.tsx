import { Picture } from '@paw/shared/ui/Picture.tsx';
import { slideSizes } from '@paw/shared/ui/slider/slideSizes.ts';
import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { nameLook, PetLink } from './petLink.ts';

interface Props {
  pet: 'cat' | 'dog';
  to: string;
  name: string;
  picture: string;
  /** As a picture's. */
  colours?: string[];
}

/** A way into a category: its name beside one of its things, of which a narrow list shows the beginning. */
export function CategoryBanner({ pet, to, name, picture, colours }: Props) {
  return (
    <Panel to={to} $pet={pet}>
      <Picture name={picture} colours={colours} alt="" tint={pet} sizes={slideSizes.halfBanner} />
      <Name>
        {name}
        <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
      </Name>
    </Panel>
  );
}

const Panel = styled(PetLink)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: center;
  img {
    mask-image: linear-gradient(to left, transparent, black 25%);
  }
`;

const Name = styled.span`
  ${nameLook}
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-8);
  padding-inline: var(--space-8) var(--space-16);
`;
