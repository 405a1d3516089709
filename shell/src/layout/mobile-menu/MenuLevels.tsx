import { links } from '@paw/contract/links.ts';
import { pictureUrl } from '@paw/contract/pictures.ts';
import type { Pet, Category } from '@paw/rules/taxonomy.ts';
import { styled } from 'styled-components';
import { VisuallyHidden } from '@paw/ui/VisuallyHidden.tsx';
import { LeafEntry, LevelEntry } from './MenuEntry.tsx';

interface TopLevelProps {
  pets: readonly Pet[];
  onOpen: (pet: string) => void;
  onLeaf: () => void;
}

/** The four pets, and the pages about the shop. */
export function TopLevel({ pets, onOpen, onLeaf }: TopLevelProps) {
  return (
    <>
      {pets.map(({ slug, name }) => (
        <LevelEntry key={slug} to={slug} onOpen={onOpen}>
          <Portrait $tint={slug} src={pictureUrl(`tile-${slug}`, 160)} alt="" width={48} height={48} />
          {name}
        </LevelEntry>
      ))}
      <LeafEntry to={links.about()} onLeaf={onLeaf}>
        About Us
      </LeafEntry>
      <LeafEntry to={links.contact()} onLeaf={onLeaf}>
        Contact Us
      </LeafEntry>
    </>
  );
}

interface PetLevelProps {
  pet: Pet;
  onOpen: (category: string) => void;
  onLeaf: () => void;
}

/** A pet's categories. One without subcategories is a leaf. */
export function PetLevel({ pet, onOpen, onLeaf }: PetLevelProps) {
  return (
    <>
      <LeafEntry to={links.pet(pet.slug)} onLeaf={onLeaf}>
        <span>
          View All<VisuallyHidden> {pet.name} Supplies</VisuallyHidden>
        </span>
      </LeafEntry>
      {pet.categories.map(({ slug, name, subcategories }) =>
        subcategories.length ? (
          <LevelEntry key={slug} to={slug} onOpen={onOpen}>
            {name}
          </LevelEntry>
        ) : (
          <LeafEntry key={slug} to={links.category(pet.slug, slug)} onLeaf={onLeaf}>
            {name}
          </LeafEntry>
        ),
      )}
    </>
  );
}

interface CategoryLevelProps {
  pet: Pet;
  category: Category;
  onLeaf: () => void;
}

/** A category's subcategories, and the category whole. */
export function CategoryLevel({ pet, category, onLeaf }: CategoryLevelProps) {
  return (
    <>
      <LeafEntry to={links.category(pet.slug, category.slug)} onLeaf={onLeaf}>
        All {category.name}
      </LeafEntry>
      {category.subcategories.map(({ slug, name }) => (
        <LeafEntry key={slug} to={links.category(pet.slug, category.slug, slug)} onLeaf={onLeaf}>
          {name}
        </LeafEntry>
      ))}
    </>
  );
}

const Portrait = styled.img<{ $tint: Pet['slug'] }>`
  width: var(--control);
  height: var(--control);
  border-radius: var(--radius-round);
  background: ${({ $tint }) => `var(--${$tint})`};
  object-fit: cover;
`;
