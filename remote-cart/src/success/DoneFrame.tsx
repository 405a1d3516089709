import { PageFrame, PageTitle } from '@paw/ui/PageFrame.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  title: string;
  /** Links to the next pages. */
  ways: ReactNode;
  children: ReactNode;
}

/** Confirms that something is done, with links to the next pages. */
export function DoneFrame({ title, ways, children }: Props) {
  return (
    <PageFrame>
      <Middle>
        <PageTitle tabIndex={-1}>{title}</PageTitle>
        {children}
        <Ways>{ways}</Ways>
      </Middle>
    </PageFrame>
  );
}

const Middle = styled.div`
  display: grid;
  justify-items: center;
  min-height: 40vh;
  align-content: center;
  text-align: center;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-12);
`;
