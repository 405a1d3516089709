import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Paw } from './Paw.tsx';

interface Props {
  title: string;
  /** One sentence. */
  children: ReactNode;
  /** One way on: a ButtonLink. */
  action: ReactNode;
}

/** Nothing here yet: a drawing, one sentence, one action. */
export function EmptyState({ title, children, action }: Props) {
  return (
    <Frame>
      <Ground>
        <Paw size={56} />
      </Ground>
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  padding: var(--space-48) var(--space-16);
  text-align: center;
  h2 {
    margin-bottom: var(--space-8);
  }
  p {
    margin-bottom: var(--space-24);
    color: var(--soft);
  }
`;

const Ground = styled.div`
  display: grid;
  place-items: center;
  width: 112px;
  height: 112px;
  margin-bottom: var(--space-24);
  background: var(--sand);
  border-radius: var(--radius-round);
`;
