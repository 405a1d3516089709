import { LoadMore } from './LoadMore.tsx';
import { Pagination } from '@paw/ui/Pagination.tsx';
import { useNavigate } from '@paw/ui/router.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type ListView, MOST_PAGES, PAGE_SIZE } from './listView.ts';
import type { LoadedList } from './loadList.ts';
import { useFollowedLinks } from './useFollowedLinks.ts';

interface Props {
  list: LoadedList;
  name: string;
  urlOf: (view: ListView) => string;
  grid: RefObject<HTMLElement | null>;
  fetchPage: (page: number) => Promise<unknown>;
  /** Appends the next page to the list. */
  onMore: () => void;
  /** Called when a link to another page is followed. */
  onPage: () => void;
}

/** Below a list: the link that loads more, and links to its pages. */
export function MoreProducts({
  list: { products, total, pages, view },
  name,
  urlOf,
  grid,
  fetchPage,
  onMore,
  onPage,
}: Props) {
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const asked = useRef<number>(undefined);
  const ways = useRef<HTMLDivElement>(null);
  useFollowedLinks(ways, onPage);
  const shown = (view.page - 1) * PAGE_SIZE + products.length;
  const pageAt = (page: number) => urlOf({ ...view, page, through: page });
  const next = view.through + 1;

  // Moves the focus to the first new product; the link that was pressed may be gone.
  useEffect(() => {
    if (asked.current === undefined || products.length <= asked.current) return;
    const first = grid.current?.querySelectorAll('article').item(asked.current);
    first?.querySelector('a')?.focus({ preventScroll: true });
    asked.current = undefined;
  }, [products, grid]);

  const loadMore = async () => {
    if (next >= view.page + MOST_PAGES) {
      onPage();
      return void navigate(pageAt(next));
    }
    setState('busy');
    try {
      // Fills the browser's HTTP cache, where the page's loader finds it: a failure affects this page only.
      await fetchPage(next);
      asked.current = products.length;
      setState('idle');
      onMore();
    } catch {
      setState('failed');
    }
  };

  return (
    <Frame>
      <LoadMore
        shown={shown}
        total={total}
        noun="products"
        to={pageAt(next)}
        busy={state === 'busy'}
        onMore={() => void loadMore()}
        error={state === 'failed' ? 'We couldn’t load more products. Check your connection and try again.' : undefined}
      />
      <div ref={ways}>
        <Pagination label={`Pages of ${name}`} page={view.through} pages={pages} address={pageAt} />
      </div>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-24);
  margin-top: var(--space-48);
`;
