import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Dashboard } from '../Dashboard.tsx';

/** The whole page at an address. */
export function showDashboard(address = '/') {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Dashboard />
    </MemoryRouter>,
  );
}
