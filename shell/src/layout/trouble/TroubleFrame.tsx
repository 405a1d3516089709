import { PageFrame } from '@paw/shared/ui/PageFrame.tsx';
import { Paw } from '@paw/shared/ui/Paw.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A page that stands in another one's place: the drawing, what happened, what to do. */
export function TroubleFrame({ children }: { children: ReactNode }) {
  return (
    <PageFrame>
      <Column>
        <Ground>
          <Paw size={56} />
        </Ground>
        {children}
      </Column>
    </PageFrame>
  );
}

const Column = styled.div`
  max-width: 65ch;
  form {
    margin: var(--space-24) 0 var(--space-32);
  }
  h2 {
    font-size: var(--text-22);
  }
`;

const Ground = styled.div`
  display: grid;
  place-items: center;
  width: var(--space-96);
  height: var(--space-96);
  margin-bottom: var(--space-24);
  background: var(--sand);
  border-radius: var(--radius-round);
`;
