import { ChipList, RemovableChipLink } from '@paw/ui/Chip.tsx';
import { TextLink } from '@paw/ui/TextLink.tsx';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useFollowedLinks } from '../useFollowedLinks.ts';
import { appliedFilters } from './appliedFilters.ts';
import { type Facets, type Filters, noFilters } from './filters.ts';

interface Props {
  filters: Filters;
  facets: Facets;
  /** The address of the list with other filters. */
  address: (filters: Filters) => string;
  /** A chip is followed: it will be gone, and the focus with it. */
  onRemove: () => void;
}

/** What narrows the list now. Each chip leads to the list without it. */
export function AppliedFilters({ filters, facets, address, onRemove }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useFollowedLinks(list, onRemove);
  const applied = appliedFilters(filters, facets);
  if (!applied.length) return null;
  return (
    <Frame role="group" aria-label="Applied filters">
      <ChipList ref={list}>
        {applied.map(({ label, without }) => (
          <li key={label}>
            <RemovableChipLink to={address(without)}>{label}</RemovableChipLink>
          </li>
        ))}
        <li>
          <TextLink to={address(noFilters)}>Clear all</TextLink>
        </li>
      </ChipList>
    </Frame>
  );
}

const Frame = styled.div`
  margin-bottom: var(--space-24);
  ${ChipList} {
    column-gap: var(--space-12);
  }
`;
