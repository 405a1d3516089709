import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { EmptyBowl } from './drawing/EmptyBowl.tsx';

interface Props {
  title: string;
  /** One sentence. */
  children: ReactNode;
  /** One way on: a ButtonLink. */
  action: ReactNode;
  /** `EmptyBowl` when not given; there are `EmptyBasket` and `NothingFound` too. */
  drawing?: ReactNode;
}

/** Nothing here yet: a drawing, one sentence, one action. */
export function EmptyState({ title, children, action, drawing = <EmptyBowl /> }: Props) {
  return (
    <Frame>
      {drawing}
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  padding: var(--space-32) var(--space-16) var(--space-48);
  text-align: center;
  > svg {
    margin-bottom: var(--space-24);
  }
  h2 {
    margin-bottom: var(--space-8);
  }
  p {
    max-width: 45ch;
    margin-bottom: var(--space-24);
    color: var(--soft);
    text-wrap: balance;
  }
`;
