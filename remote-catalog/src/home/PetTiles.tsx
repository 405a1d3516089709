import { links } from '@paw/contract/links.ts';
import type { Pet } from '@paw/rules/taxonomy.ts';
import { Picture } from '@paw/ui/Picture.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { ArrowRight } from 'lucide-react';
import { useElementId } from '@paw/ui/useElementId.ts';
import { styled } from 'styled-components';
import { nameLook, PetLink } from './petLink.ts';

/** Copied from the taxonomy, which would add all of itself to the page's code. */
const pets: readonly Pick<Pet, 'slug' | 'singular'>[] = [
  { slug: 'dog', singular: 'Dog' },
  { slug: 'cat', singular: 'Cat' },
  { slug: 'bird', singular: 'Bird' },
  { slug: 'fish', singular: 'Fish' },
];

export function PetTiles() {
  const id = useElementId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Categories By Pet</h2>
      <Tiles>
        {pets.map(({ slug, singular }) => (
          <li key={slug}>
            <PetLink to={links.pet(slug)} $pet={slug}>
              <Picture
                name={`tile-${slug}`}
                alt=""
                tint={slug}
                sizes="(min-width: 768px) 24vw, (min-width: 576px) 46vw, 80px"
              />
              <Name>
                {singular}
                <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
              </Name>
            </PetLink>
          </li>
        ))}
      </Tiles>
    </section>
  );
}

const Tiles = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-16);
  /* On phones the picture is beside the name, so that products appear after two screens. */
  @media (width < 576px) {
    a {
      grid-template-columns: 5em 1fr;
      align-items: center;
    }
    /* The picture's background fades into the tile's color. */
    img {
      mask-image: linear-gradient(to right, black 70%, transparent);
    }
    span {
      padding: 0 var(--space-8);
      font-size: var(--text-18);
    }
  }
  @media (min-width: 768px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-24);
  }
`;

const Name = styled.span`
  ${nameLook}
  position: relative;
  justify-content: space-between;
  padding: var(--space-12) var(--space-16);
  background: inherit;
`;
