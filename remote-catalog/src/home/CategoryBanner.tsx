import { slideSizes } from '../slider/sliderLook.ts';
import { WideScene } from '@paw/ui/WideScene.tsx';
import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { nameLook, PetLink } from './petLink.ts';

interface Props {
  pet: 'cat' | 'dog';
  to: string;
  name: string;
  picture: string;
}

/** A link to a category: its name on the empty side of its scene. */
export function CategoryBanner({ pet, to, name, picture }: Props) {
  return (
    <Panel to={to} $pet={pet}>
      <WideScene name={picture} alt="" tint={pet} height={800} sizes={slideSizes.banner} />
      <Name>
        {name}
        <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
      </Name>
    </Panel>
  );
}

const Panel = styled(PetLink)`
  align-items: center;
  > * {
    grid-area: 1 / 1;
  }
`;

const Name = styled.span`
  ${nameLook}
  position: relative;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-8);
  width: 45%;
  padding-left: var(--space-16);
`;
