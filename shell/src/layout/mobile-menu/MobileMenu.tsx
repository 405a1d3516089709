import { Drawer } from '@paw/ui/Drawer.tsx';
import { useRef, useState } from 'react';
import { useMenuPets } from '../menu/useMenuPets.ts';
import { BackButton } from './BackButton.tsx';
import { CategoryLevel } from './CategoryLevel.tsx';
import { MenuList } from './MenuList.tsx';
import { PetLevel } from './PetLevel.tsx';
import { TopLevel } from './TopLevel.tsx';
import { useLevelFocus } from './useLevelFocus.ts';

/** The menu of narrow windows: pet, category, subcategory. Escape, the browser's Back and a press beside it close it. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const pets = useMenuPets();
  const content = useRef<HTMLDivElement>(null);
  /** Slugs of the pet and of the category whose level is shown. */
  const [path, setPath] = useState<readonly string[]>([]);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    // While it slides away it stays as it was.
    if (open) setPath([]);
  }
  useLevelFocus(content, path, open);
  const pet = pets.find(({ slug }) => slug === path[0]);
  const category = pet?.categories.find(({ slug }) => slug === path[1]);
  const titles = ['Menu', ...(pet ? [pet.name] : []), ...(pet && category ? [`${pet.name} ${category.name}`] : [])];
  const above = titles.at(-2);
  return (
    <Drawer open={open} onClose={onClose} side="left" title={titles.at(-1)}>
      <div ref={content}>
        {above && <BackButton to={above} onBack={() => setPath(path.slice(0, -1))} />}
        <MenuList>
          {pet && category ? (
            <CategoryLevel pet={pet} category={category} onLeaf={onClose} />
          ) : pet ? (
            <PetLevel pet={pet} onOpen={(slug) => setPath([pet.slug, slug])} onLeaf={onClose} />
          ) : (
            <TopLevel pets={pets} onOpen={(slug) => setPath([slug])} onLeaf={onClose} />
          )}
        </MenuList>
      </div>
    </Drawer>
  );
}
