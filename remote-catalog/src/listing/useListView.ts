import { useLocation, useNavigate } from '@paw/ui/router.ts';
import { useState } from 'react';
import type { Filters } from './filters/filters.ts';
import { listSearch, type ListView } from './listView.ts';

interface Options {
  /** Take the place of this entry in the history. */
  replace?: boolean;
}

/**
 * The list's address as one turns its knobs. `wanted` is what was chosen last: controls show it at once, while the
 * list itself is still on its way (`isBusy`).
 */
export function useListView(view: ListView) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [draft, setDraft] = useState<{ view: ListView; over: ListView }>();
  // A draft ends with the list over which it was made: another one has arrived, by it or by a link.
  const isBusy = draft?.over === view;
  const wanted = isBusy ? draft.view : view;
  const address = (next: ListView) => pathname + listSearch(next);
  const change = (next: Partial<ListView>, { replace = false }: Options = {}) => {
    const changed = { ...wanted, page: 1, through: 1, ...next };
    setDraft({ view: changed, over: view });
    return navigate(address(changed), { replace, preventScrollReset: true });
  };
  /** The same list with other filters, from its first page. */
  const filtered = (filters: Filters) => address({ ...wanted, filters, page: 1, through: 1 });
  return { wanted, isBusy, change, address, filtered };
}
