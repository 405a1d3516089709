import { links } from '@paw/contract/links.ts';
import type { Pet } from '@paw/rules/taxonomy.ts';
import { VisuallyHidden } from '@paw/ui/VisuallyHidden.tsx';
import { ChevronDown } from 'lucide-react';
import { useElementId } from '@paw/ui/useElementId.ts';
import { styled } from 'styled-components';
import type { Disclosures } from '../disclosure/useDisclosures.ts';
import { MenuName } from './MenuName.tsx';
import { PetPanel } from './PetPanel.tsx';

/** A pet's name, a link to its page, and beside it the button that opens the panel of its categories. */
export function PetMenu({ pet, menus }: { pet: Pet; menus: Disclosures }) {
  const id = useElementId();
  return (
    <Item {...menus.item(pet.slug)}>
      <MenuName to={links.pet(pet.slug)}>{pet.name}</MenuName>
      <Opener type="button" aria-expanded={menus.isOpen(pet.slug)} aria-controls={id} onClick={menus.toggle(pet.slug)}>
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
        <VisuallyHidden>{pet.name} menu</VisuallyHidden>
      </Opener>
      <PetPanel id={id} pet={pet} />
    </Item>
  );
}

const Item = styled.li`
  display: flex;
  &:first-child {
    margin-left: calc(-1 * var(--space-12));
  }
`;

const Opener = styled.button`
  display: grid;
  place-items: center;
  align-self: center;
  width: var(--space-32);
  height: var(--target);
  margin-left: calc(-1 * var(--space-12));
  padding: 0;
  border: 0;
  border-radius: var(--radius-field);
  background: none;
  svg {
    transition: transform 120ms ease-out;
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  @media (scripting: none) {
    display: none;
  }
`;
