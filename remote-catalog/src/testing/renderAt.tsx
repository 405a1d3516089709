import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from '@paw/testing/testRouter.ts';

/** Renders a page at a URL, with the present query under the test id `query`. */
export function renderAt(url: string, page: ReactNode) {
  return render(
    <MemoryRouter initialEntries={[url]}>
      {page}
      <Query />
    </MemoryRouter>,
  );
}

function Query() {
  return <span data-testid="query">{useLocation().search}</span>;
}
