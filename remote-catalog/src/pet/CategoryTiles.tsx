import { counted } from '@paw/rules/counted.ts';
import type { components } from '@paw/api-client/apiTypes.d.ts';
import { links } from '@paw/contract/links.ts';
import type { Pet } from '@paw/rules/taxonomy.ts';
import { Card, CardLink } from '@paw/ui/Card.tsx';
import { Picture } from '@paw/ui/Picture.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { useElementId } from '@paw/ui/useElementId.ts';
import { css, styled } from 'styled-components';
import { categoryPictures } from './categoryPictures.ts';

type Category = components['schemas']['Taxonomy']['pets'][number]['categories'][number];

/** A pet's categories with the number of products in each. */
export function CategoryTiles({ pet, categories }: { pet: Pet['slug']; categories: readonly Category[] }) {
  const id = useElementId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Shop by category</h2>
      <Tiles $isOne={categories.length === 1}>
        {categories.map(({ slug, name, count }) => {
          const picture = categoryPictures[pet][slug];
          return (
            <li key={slug}>
              <Card>
                <Way to={links.category(pet, slug)}>{name}</Way>
                <Count>{counted(count, 'product')}</Count>
                {picture && (
                  <Shown>
                    <Picture
                      {...picture}
                      name={`${picture.name}--${pet}`}
                      alt=""
                      tint={pet}
                      sizes="(min-width: 1200px) 280px, (min-width: 768px) 31vw, 46vw"
                    />
                  </Shown>
                )}
              </Card>
            </li>
          );
        })}
      </Tiles>
    </section>
  );
}

const Tiles = styled(PlainList)<{ $isOne: boolean }>`
  ${({ $isOne }) => ($isOne ? alone : several)}
`;

const several = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-24) var(--space-16);
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-32) var(--space-24);
  }
  @media (min-width: 1200px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/* A single tile has its words beside the picture. */
const alone = css`
  max-width: 28em;
  article {
    display: grid;
    grid-template-columns: min(10em, 45%) minmax(0, 1fr);
    align-items: center;
    column-gap: var(--space-24);
    background: var(--sand);
    > div {
      grid-row: 1 / 3;
      grid-column: 1;
      margin: 0;
    }
    > a {
      align-self: end;
    }
    > p {
      align-self: start;
    }
  }
`;

/* Last in the document, first on screen. */
const Shown = styled.div`
  order: -1;
  margin-bottom: var(--space-12);
  overflow: hidden;
  border-radius: var(--radius-card);
`;

const Way = styled(CardLink)`
  font-size: var(--text-18);
  font-weight: 600;
  line-height: 1.25;
`;

const Count = styled.p`
  margin: 0;
  color: var(--soft);
  font-size: var(--text-14);
`;
