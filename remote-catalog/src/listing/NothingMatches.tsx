import { ButtonLink } from '@paw/ui/Button.tsx';
import { EmptyState } from '@paw/ui/EmptyState.tsx';
import { useRef } from 'react';
import { useFollowedLinks } from './useFollowedLinks.ts';

interface Props {
  name: string;
  /** The URL of the list without filters. */
  to: string;
  /** Called when the link is followed: it disappears, and the focus with it. */
  onClear: () => void;
}

/** Shown when no product matches the filters, with a link that clears them. */
export function NothingMatches({ name, to, onClear }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useFollowedLinks(place, onClear);
  return (
    <div ref={place}>
      <EmptyState
        title="No products match these filters"
        scene="nothing-found"
        action={<ButtonLink to={to}>Clear all filters</ButtonLink>}
      >
        Remove a filter above, or see all {name}.
      </EmptyState>
    </div>
  );
}
