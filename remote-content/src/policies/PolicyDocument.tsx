import { PageFrame, PageTitle } from '@paw/shared/ui/PageFrame.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '../reading/formatDate.ts';
import { type Part, ReadingColumns } from '../reading/ReadingColumns.tsx';

interface Props {
  title: string;
  /** `YYYY-MM-DD`, the day from which this text holds. */
  updated: string;
  /** The policy in two sentences. */
  lead: ReactNode;
  sections: readonly Part[];
}

export function PolicyDocument({ title, updated, lead, sections }: Props) {
  return (
    <PageFrame>
      <PageTitle>{title}</PageTitle>
      <Updated>
        Last updated <time dateTime={updated}>{formatDate(updated)}</time>
      </Updated>
      <ReadingColumns parts={sections} lead={lead} />
    </PageFrame>
  );
}

const Updated = styled.p`
  margin: calc(-1 * var(--space-12)) 0 var(--space-24);
  color: var(--soft);
`;
