import type { CartLine } from '@paw/contract/cartStorage.ts';
import { Picture } from '@paw/ui/Picture.tsx';
import { ShoppingBag } from 'lucide-react';
import { styled } from 'styled-components';

/** A line's thumbnail. It has no text alternative: the title is next to it. */
export function LinePicture({ picture }: { picture: CartLine['picture'] }) {
  return (
    <Frame>
      {picture ? (
        <Picture name={picture.name} colours={picture.colour ? [picture.colour] : []} alt="" sizes="96px" />
      ) : (
        <NoPicture>
          <ShoppingBag aria-hidden strokeWidth={1.75} />
        </NoPicture>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  align-self: start;
  width: var(--space-96);
  max-width: 100%;
  border-radius: var(--radius-card);
  overflow: hidden;
`;

const NoPicture = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  background: var(--sand);
  color: var(--soft);
`;
