import { links } from '@paw/contract/links.ts';
import { taxonomy } from '@paw/rules/taxonomy.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { ChipLink, ChipList } from '@paw/ui/Chip.tsx';
import { styled } from 'styled-components';

/** Links for an empty cart. */
export function EmptyCartLinks() {
  return (
    <Ways>
      <ButtonLink to={links.home()}>Start shopping</ButtonLink>
      <nav aria-label="Shop by pet">
        <ChipList>
          {taxonomy.map(({ slug, name }) => (
            <li key={slug}>
              <ChipLink to={links.pet(slug)}>{name}</ChipLink>
            </li>
          ))}
        </ChipList>
      </nav>
    </Ways>
  );
}

const Ways = styled.div`
  display: grid;
  gap: var(--space-24);
  justify-items: center;
`;
