import { links } from '@paw/contract/links.ts';
import { Card, CardLink } from '@paw/ui/Card.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { Picture, type Tint } from '@paw/ui/Picture.tsx';
import { useElementId } from '@paw/ui/useElementId.ts';
import { styled } from 'styled-components';

interface Way {
  pet: Tint;
  category: string;
  name: string;
  picture: string;
}

const ways: readonly Way[] = [
  { pet: 'dog', category: 'Beds', name: 'Dog Beds', picture: 'plush-bed' },
  { pet: 'dog', category: 'Toys', name: 'Dog Toys', picture: 'rope-toy' },
  { pet: 'cat', category: 'Litter-Box', name: 'Cat Litter Box', picture: 'litter-box' },
  { pet: 'cat', category: 'Scratcher-and-Climbing-Tree', name: 'Cat Climbing Tree', picture: 'cat-tree' },
  { pet: 'bird', category: 'Cages', name: 'Bird Cages', picture: 'bird-cage' },
  { pet: 'fish', category: 'Fish-Aquarium', name: 'Fish Aquarium', picture: 'aquarium' },
];

/** Links for shoppers who found nothing. */
export function PopularCategories() {
  const id = useElementId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Popular categories</h2>
      <List>
        {ways.map(({ pet, category, name, picture }) => (
          <li key={name}>
            <Tile>
              <Picture
                name={`${picture}--${pet}`}
                alt=""
                tint={pet}
                sizes="(min-width: 992px) 180px, (min-width: 576px) 30vw, 46vw"
              />
              <CardLink to={links.category(pet, category)}>{name}</CardLink>
            </Tile>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-24) var(--space-16);
  @media (min-width: 576px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (min-width: 992px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

const Tile = styled(Card)`
  gap: var(--space-8);
  font-weight: 600;
  img {
    border-radius: var(--radius-card);
  }
`;
