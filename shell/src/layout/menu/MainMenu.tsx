import { links } from '@paw/contract/links.ts';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { useDisclosures } from '../disclosure/useDisclosures.ts';
import { MenuName } from './MenuName.tsx';
import { PetMenu } from './PetMenu.tsx';
import { useMenuPets } from './MenuPets.ts';

/** The menu of wide windows: four pets with their categories, About Us, Contact Us. Every entry is a link. */
export function MainMenu() {
  const menus = useDisclosures();
  const { root, isHydrated, onKeyDown } = menus;
  return (
    <List ref={root as RefObject<HTMLUListElement>} data-hydrated={isHydrated ? '' : undefined} onKeyDown={onKeyDown}>
      {useMenuPets().map((pet) => (
        <PetMenu key={pet.slug} pet={pet} menus={menus} />
      ))}
      <Apart>
        <MenuName to={links.about()}>About Us</MenuName>
      </Apart>
      <li>
        <MenuName to={links.contact()}>Contact Us</MenuName>
      </li>
    </List>
  );
}

const List = styled.ul`
  position: relative;
  display: none;
  gap: var(--space-8);
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin: 0 auto;
  padding: 0 var(--gutter);
  list-style-type: '';
  @media (min-width: 992px) {
    display: flex;
  }
`;

const Apart = styled.li`
  margin-left: auto;
`;
