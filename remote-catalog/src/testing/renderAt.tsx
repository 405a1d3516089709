import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from '@paw/testing/testRouter.ts';

/** Shows a page at an address, and the query of the address as it is now under the test id `query`. */
export function renderAt(address: string, page: ReactNode) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      {page}
      <Query />
    </MemoryRouter>,
  );
}

function Query() {
  return <span data-testid="query">{useLocation().search}</span>;
}
