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
  /** The URL of the list with other filters. */
  urlOf: (filters: Filters) => string;
  /** Called when a chip is followed: it disappears, and the focus with it. */
  onRemove: () => void;
}

/** The filters in use. Each chip links to the list without that filter. */
export function AppliedFilters({ filters, facets, urlOf, onRemove }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useFollowedLinks(list, onRemove);
  const applied = appliedFilters(filters, facets);
  if (!applied.length) return null;
  return (
    <Frame role="group" aria-label="Applied filters">
      <ChipList ref={list}>
        {applied.map(({ label, without }) => (
          <li key={label}>
            <RemovableChipLink to={urlOf(without)}>{label}</RemovableChipLink>
          </li>
        ))}
        <li>
          <TextLink to={urlOf(noFilters)}>Clear all</TextLink>
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
