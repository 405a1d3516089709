import { links } from '@paw/contract/links.ts';
import type { Pet } from '@paw/rules/taxonomy.ts';
import { VisuallyHidden } from '@paw/ui/VisuallyHidden.tsx';
import { LeafEntry, LevelEntry } from './MenuEntry.tsx';

interface Props {
  pet: Pet;
  onOpen: (category: string) => void;
  onLeaf: () => void;
}

/** A pet's categories. One without subcategories is a leaf. */
export function PetLevel({ pet, onOpen, onLeaf }: Props) {
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
