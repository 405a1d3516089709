import { SlotPlace } from '@paw/ui/SlotPlace.tsx';
import { styled } from 'styled-components';
import type { Pet } from './memberPets.ts';

/** The most rows of products: a longer page is not read to its end. */
const MOST_ROWS = 4;
const nothing: readonly string[] = [];

/** The catalog team's recommendations for each pet. Other kinds than the shop's have none. */
export function PetRecommendations({ pets, most = MOST_ROWS }: { pets: readonly Pet[]; most?: number }) {
  return pets
    .filter(({ kind }) => kind !== 'other')
    .slice(0, most)
    .map(({ id, name, kind, size }) => (
      <Row key={id}>
        <SlotPlace
          of="catalog/Recommendations"
          name={`Picked for ${name}`}
          props={{ slugs: nothing, pet: { name, kind, size } }}
          quiet
        />
      </Row>
    ));
}

const Row = styled.div`
  margin-top: var(--space-48);
  &:empty {
    display: none;
  }
`;
