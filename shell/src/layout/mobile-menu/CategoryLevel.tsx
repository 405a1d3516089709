import { links } from '@paw/contract/links.ts';
import type { Category, Pet } from '@paw/rules/taxonomy.ts';
import { LeafEntry } from './MenuEntry.tsx';

interface Props {
  pet: Pet;
  category: Category;
  onLeaf: () => void;
}

/** A category's subcategories, and the category whole. */
export function CategoryLevel({ pet, category, onLeaf }: Props) {
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
