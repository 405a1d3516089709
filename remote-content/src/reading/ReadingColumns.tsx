import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Contents } from './Contents.tsx';
import { Prose } from './Prose.tsx';

/** A part of a long text. `id` is the fragment of its URL. */
export interface Part {
  id: string;
  title: string;
  content: ReactNode;
}

interface Props {
  parts: readonly Part[];
  /** A summary of a few sentences. */
  lead: ReactNode;
  /** The content before the first part. */
  opening?: ReactNode;
}

/** A long text with its contents beside it on wide screens and before it on narrow ones. */
export function ReadingColumns({ parts, lead, opening }: Props) {
  return (
    <Columns>
      <Lead>{lead}</Lead>
      <Side label="Contents" entries={parts} />
      <Prose>
        {opening}
        {parts.map(({ id, title, content }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {content}
          </section>
        ))}
      </Prose>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
  @media (min-width: 992px) {
    grid-template: auto 1fr / minmax(0, 16em) minmax(0, 1fr);
    gap: var(--space-48) var(--space-64);
    > * {
      grid-column: 2;
    }
  }
`;

const Side = styled(Contents)`
  a {
    padding: var(--space-4) 0;
    line-height: 1.3;
  }
  @media (min-width: 992px) {
    position: sticky;
    top: var(--space-24);
    grid-area: 1 / 1 / span 2;
    align-self: start;
  }
`;

const Lead = styled.p`
  max-width: 38em;
  margin: 0;
  font-size: var(--text-22);
  line-height: 1.45;
`;
