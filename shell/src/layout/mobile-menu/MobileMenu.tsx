import { Drawer } from '@paw/ui/Drawer.tsx';
import { useRef, useState, type RefObject, useEffect } from 'react';
import { VisuallyHidden } from '@paw/ui/VisuallyHidden.tsx';
import { ChevronLeft } from 'lucide-react';
import { styled } from 'styled-components';
import { useMenuPets } from '../menu/MenuPets.ts';
import { CategoryLevel, PetLevel, TopLevel } from './MenuLevels.tsx';
import { MenuList } from './MenuEntry.tsx';

/** The menu of narrow windows: pet, category, subcategory. Escape, the browser's Back and a press outside close it. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const pets = useMenuPets();
  const content = useRef<HTMLDivElement>(null);
  /** Slugs of the pet and of the category whose level is shown. */
  const [path, setPath] = useState<readonly string[]>([]);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    // While it slides out its content stays.
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

/** One level up. */
function BackButton({ to, onBack }: { to: string; onBack: () => void }) {
  return (
    <Back type="button" onClick={onBack}>
      <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
      Back<VisuallyHidden> to {to}</VisuallyHidden>
    </Back>
  );
}

const Back = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-height: var(--target);
  margin: 0 0 var(--space-8) calc(-1 * var(--space-4));
  padding: 0 var(--space-12) 0 0;
  border: 0;
  background: none;
  color: var(--pine);
  font-weight: 600;
`;

/**
 * After a step down the focus is on the drawer's title; after a step up, on the entry of the level that was left.
 * `data-to` on an entry names its level.
 */
function useLevelFocus(content: RefObject<HTMLElement | null>, path: readonly string[], open: boolean): void {
  const shown = useRef({ path, open });
  useEffect(() => {
    const before = shown.current;
    shown.current = { path, open };
    // The drawer itself moves the focus when it opens and closes.
    if (before.open !== open) return;
    const left = before.path[path.length];
    const isDeeper = path.length > before.path.length;
    const drawer = content.current?.closest('dialog');
    if (isDeeper) drawer?.querySelector<HTMLElement>('h2')?.focus();
    else if (left !== undefined) drawer?.querySelector<HTMLElement>(`[data-to="${CSS.escape(left)}"]`)?.focus();
  }, [content, path, open]);
}
