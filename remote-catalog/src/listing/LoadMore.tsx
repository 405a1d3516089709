import type { Link } from '@paw/ui/router.ts';
import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '@paw/ui/Button.tsx';

interface Props {
  shown: number;
  total: number;
  /** "products", "articles". */
  noun: string;
  /** The URL of the longer list, for browsers without JavaScript and for a click with Ctrl. */
  to: ComponentProps<typeof Link>['to'];
  busy?: boolean;
  onMore: () => void;
  /** Shown when loading more failed. */
  error?: string;
}

/** How much of a list is shown, and a link that loads more. The new count is announced. */
export function LoadMore({ shown, total, noun, to, busy = false, onMore, error }: Props) {
  const loadMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!busy) onMore();
  };
  return (
    <Frame>
      <p role="status">
        {shown} of {total} {noun}
      </p>
      {error && <Trouble role="alert">{error}</Trouble>}
      {shown < total && (
        <ButtonLink kind="secondary" to={to} aria-busy={busy} onClick={loadMore}>
          {busy ? 'One moment…' : 'Load more'}
        </ButtonLink>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-12);
  text-align: center;
  p {
    margin: 0;
    color: var(--soft);
    font-variant-numeric: tabular-nums;
  }
  @media print {
    display: none;
  }
`;

const Trouble = styled.p`
  && {
    color: var(--sale);
  }
`;
