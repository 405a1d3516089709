import type { components } from '@paw/api-client/apiTypes.d.ts';
import { links } from '@paw/contract/links.ts';
import { ChipLink, ChipList } from '@paw/ui/Chip.tsx';
import { styled } from 'styled-components';

type FoundPlace = components['schemas']['FoundPlace'];

/** The categories that a search names: often what was wanted. */
export function FoundPlaces({ places }: { places: readonly FoundPlace[] }) {
  if (!places.length) return null;
  return (
    <Frame aria-label="Categories">
      <ChipList>
        {places.map(({ pet, category, subcategory, name }) => (
          <li key={name}>
            <ChipLink to={links.category(pet, category, subcategory ?? undefined)}>{name}</ChipLink>
          </li>
        ))}
      </ChipList>
    </Frame>
  );
}

const Frame = styled.nav`
  margin-bottom: var(--space-24);
`;
