import { useElementId } from '@paw/ui/useElementId.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Fields of a step that belong together. */
export function StepSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useElementId();
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: var(--space-16);
  h2,
  p {
    margin-bottom: 0;
  }
  h2 {
    font-size: var(--text-22);
  }
`;
