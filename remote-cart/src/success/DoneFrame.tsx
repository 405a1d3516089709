import { PageFrame, PageTitle } from '@paw/ui/PageFrame.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  title: string;
  /** Where to go from here. */
  ways: ReactNode;
  children: ReactNode;
}

/** Something is done: what, and where to go from here. */
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
