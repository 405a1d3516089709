import { counted } from '@paw/rules/counted.ts';
import { SkipLink } from '@paw/ui/SkipLink.tsx';
import { useElementId } from '@paw/ui/useElementId.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ProductGrid } from '../product-card/ProductGrid.tsx';
import { AppliedFilters } from './filters/AppliedFilters.tsx';
import { countFilters } from './filters/appliedFilters.ts';
import { FilterDrawer } from './filters/FilterDrawer.tsx';
import { FilterForm } from './filters/FilterForm.tsx';
import { noFilters } from './filters/filters.ts';
import type { SortOption } from './listView.ts';
import type { LoadedList } from './loadList.ts';
import { MoreProducts } from './MoreProducts.tsx';
import { NothingMatches } from './NothingMatches.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useFocusReturn } from './useFocusReturn.ts';
import { useListView } from './useListView.ts';

interface Props {
  list: LoadedList;
  sorts: readonly SortOption[];
  /** The name of the list: "Dog Beds". */
  name: string;
  /** Fetches one page of the list, by the same call as the loader. */
  fetchPage: (page: number) => Promise<unknown>;
  /** Shown when the list is empty without any filter. */
  empty: ReactNode;
}

/** A list with its filters, its order and its pages. The URL holds all of them. */
export function ProductListing({ list, sorts, name, fetchPage, empty }: Props) {
  const { products, total, facets, view } = list;
  const { wanted, isBusy, change, urlOf, filtered } = useListView(view);
  const formId = useElementId();
  const sumId = useElementId();
  const grid = useRef<HTMLDivElement>(null);
  const sum = useRef<HTMLParagraphElement>(null);
  const followed = useRef<'filter' | 'page'>(undefined);
  const follow = (kind: 'filter' | 'page') => () => {
    followed.current = kind;
  };
  useFocusReturn(grid);

  // The pressed link is gone, or the list was replaced: move the focus to the count of products.
  useEffect(() => {
    if (!followed.current || !sum.current) return;
    if (followed.current === 'page') sum.current.scrollIntoView();
    sum.current.focus({ preventScroll: true });
    followed.current = undefined;
  }, [view]);

  if (!total && !countFilters(view.filters)) return empty;
  return (
    <Columns>
      <Side aria-label="Filters">
        <SkipLink href={`#${sumId}`}>Skip to products</SkipLink>
        <FilterForm id={formId} facets={facets} filters={wanted.filters} onChange={(filters) => change({ filters })} />
      </Side>
      <div>
        <Bar>
          <Sum ref={sum} id={sumId} role="status" tabIndex={-1}>
            {counted(total, 'product')}
          </Sum>
          <FilterDrawer
            facets={facets}
            filters={wanted.filters}
            total={total}
            isBusy={isBusy}
            onChange={(filters, options) => change({ filters }, options)}
          />
          <SortSelect sorts={sorts} sort={wanted.sort} form={formId} onChange={(sort) => change({ sort })} />
        </Bar>
        <AppliedFilters filters={wanted.filters} facets={facets} urlOf={filtered} onRemove={follow('filter')} />
        {total ? (
          <>
            <div ref={grid} aria-busy={isBusy}>
              <ProductGrid products={products} beside />
            </div>
            {list.pages > 1 && (
              <MoreProducts
                list={list}
                name={name}
                urlOf={urlOf}
                grid={grid}
                fetchPage={fetchPage}
                onMore={() => change({ ...view, through: view.through + 1 }, { replace: true })}
                onPage={follow('page')}
              />
            )}
          </>
        ) : (
          <NothingMatches name={name} to={filtered(noFilters)} onClear={follow('filter')} />
        )}
      </div>
    </Columns>
  );
}

/* Narrow windows have the filters in a drawer, or below the list without JavaScript. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-32);
  @media (min-width: 992px) {
    grid-template-columns: 15em minmax(0, 1fr);
  }
`;

const Side = styled.aside`
  position: relative;
  @media (width < 992px) {
    order: 1;
  }
  @media (width < 992px) and (scripting: enabled) {
    display: none;
  }
`;

/* On phones the count has its own line; filters and order share the next one, where both fit. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12) var(--space-16);
  margin-bottom: var(--space-16);
  @media (width < 576px) {
    gap: var(--space-12);
    > :first-child {
      flex-basis: 100%;
    }
    > :last-child {
      flex: 1 1 10em;
    }
  }
`;

const Sum = styled.p`
  flex: 1 1 auto;
  margin: 0;
  color: var(--soft);
  font-variant-numeric: tabular-nums;
  outline-offset: 4px;
`;
