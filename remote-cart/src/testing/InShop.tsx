import type { ReactNode } from 'react';
import { MemoryRouter } from '@paw/testing/testRouter.ts';

/** The router around a page or slot, as the shell has it. */
export function InShop({ children }: { children: ReactNode }) {
  return <MemoryRouter>{children}</MemoryRouter>;
}
