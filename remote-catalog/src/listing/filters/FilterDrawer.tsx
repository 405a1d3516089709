import { counted } from '@paw/rules/counted.ts';
import { Button } from '@paw/ui/Button.tsx';
import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { countFilters } from './appliedFilters.ts';
import { drawerWays } from './drawerWays.ts';
import { FilterForm } from './FilterForm.tsx';
import { type Facets, type Filters, noFilters } from './filters.ts';
import { useLoaded } from '../../useLater.ts';

interface Props {
  facets: Facets;
  filters: Filters;
  /** How many products match the filters. */
  total: number;
  isBusy: boolean;
  onChange: (filters: Filters, options: { replace: boolean }) => void;
}

/**
 * The filters of narrow windows, in a drawer. Back closes the drawer first; the next Back leads to the list before the
 * drawer was opened, however many filters were tried.
 */
export function FilterDrawer({ facets, filters, total, isBusy, onChange }: Props) {
  const applied = countFilters(filters);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const later = useLoaded(drawerWays);
  const [wasOpened, setOpened] = useState(false);
  const hasChanged = useRef(false);
  const open = () => {
    hasChanged.current = false;
    setOpened(true);
    setOpen(true);
    setFailed(false);
    drawerWays.load().catch(() => {
      setFailed(true);
      setOpen(false);
    });
  };
  const close = () => setOpen(false);
  const change = (next: Filters) => {
    onChange(next, { replace: hasChanged.current });
    hasChanged.current = true;
  };
  return (
    <Narrow>
      <Button
        kind="secondary"
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={fetchDrawer}
        onTouchStart={fetchDrawer}
        onFocus={fetchDrawer}
      >
        <SlidersHorizontal size="1.25em" strokeWidth={1.75} aria-hidden />
        Filters{applied > 0 && ` (${applied})`}
      </Button>
      <Trouble role="status">
        {hasFailed && 'We couldn’t open the filters. Check your connection and try again.'}
      </Trouble>
      {later && (
        <later.Drawer
          open={isOpen}
          onClose={close}
          title="Filters"
          actions={
            <>
              <Button busy={isBusy} onClick={close}>
                Show {counted(total, 'result')}
              </Button>
              {applied > 0 && (
                <Button kind="quiet" onClick={() => change(noFilters)}>
                  Clear all
                </Button>
              )}
            </>
          }
        >
          {wasOpened && <FilterForm facets={facets} filters={filters} onChange={change} />}
        </later.Drawer>
      )}
    </Narrow>
  );
}

/** Before the press: a failure is reported by the press. */
const fetchDrawer = () => void drawerWays.load().catch(() => undefined);

const Trouble = styled.p`
  margin: 0;
  color: var(--sale);
  font-size: var(--text-14);
`;

const Narrow = styled.div`
  > button {
    width: 100%;
  }
  @media (min-width: 992px) {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;
