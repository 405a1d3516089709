import type { ReactNode } from 'react';
import { useElementId } from '../useElementId.ts';
import { styled } from 'styled-components';

/** A component, titled by the name of its file. */
export function Shown({ name, children }: { name: string; children: ReactNode }) {
  const id = useElementId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <States>{children}</States>
    </section>
  );
}

/** A state of the component, with its name. */
export function State({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <Room $wide={wide}>
      <Name>{name}</Name>
      {children}
    </Room>
  );
}

const States = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16em), 1fr));
  gap: var(--space-32) var(--space-24);
`;

const Room = styled.div<{ $wide?: boolean }>`
  min-width: 0;
  grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};
`;

const Name = styled.p`
  margin: 0 0 var(--space-8);
  color: var(--soft);
  font-size: var(--text-14);
`;
