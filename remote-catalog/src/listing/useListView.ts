import { useLocation, useNavigate } from '@paw/ui/router.ts';
import { useState } from 'react';
import type { Filters } from './filters/filters.ts';
import { listSearch, type ListView } from './listView.ts';

interface Options {
  /** Replace the current history entry. */
  replace?: boolean;
}

/**
 * The view of a list and how to change it. `wanted` is the latest choice: controls show it at once, while the list is still
 * loading (`isBusy`).
 */
export function useListView(view: ListView) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [draft, setDraft] = useState<{ view: ListView; over: ListView }>();
  // A draft applies until another list has loaded, by the draft itself or by a link.
  const isBusy = draft?.over === view;
  const wanted = isBusy ? draft.view : view;
  const urlOf = (next: ListView) => pathname + listSearch(next);
  const change = (next: Partial<ListView>, { replace = false }: Options = {}) => {
    const changed = { ...wanted, page: 1, through: 1, ...next };
    setDraft({ view: changed, over: view });
    return navigate(urlOf(changed), { replace, preventScrollReset: true });
  };
  /** The same list with other filters, from its first page. */
  const filtered = (filters: Filters) => urlOf({ ...wanted, filters, page: 1, through: 1 });
  return { wanted, isBusy, change, urlOf, filtered };
}
