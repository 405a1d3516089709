import { longDate } from '@paw/rules/longDate.ts';
import { Button } from '@paw/ui/Button.tsx';
import { PageFrame, PageTitle } from '@paw/ui/PageFrame.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Part, ReadingColumns } from '../../reading/ReadingColumns.tsx';
import type { PolicyVersion } from './policyVersions.ts';

interface Props {
  title: string;
  /** The newest first. */
  versions: readonly [PolicyVersion, ...PolicyVersion[]];
  /** The policy in two sentences. */
  lead: ReactNode;
  sections: readonly Part[];
}

/** A policy with its effective date, its contents and its change history. */
export function PolicyDocument({ title, versions, lead, sections }: Props) {
  const [{ date }] = versions;
  return (
    <PageFrame>
      <PageTitle>{title}</PageTitle>
      <Facts>
        <span>
          Last updated <time dateTime={date}>{longDate(date, 'UTC')}</time>
        </span>
        <Print kind="quiet" onClick={() => print()}>
          Print this page
        </Print>
      </Facts>
      <ReadingColumns parts={[...sections, changesOf(versions)]} lead={lead} />
    </PageFrame>
  );
}

function changesOf(versions: Props['versions']): Part {
  return {
    id: 'versions',
    title: 'Change history',
    content: (
      <Versions>
        {versions.map(({ date, change }) => (
          <div key={date}>
            <dt>
              <time dateTime={date}>{longDate(date, 'UTC')}</time>
            </dt>
            <dd>{change}</dd>
          </div>
        ))}
      </Versions>
    ),
  };
}

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4) var(--space-24);
  margin: calc(-1 * var(--space-12)) 0 var(--space-24);
  color: var(--soft);
`;

const Print = styled(Button)`
  @media print {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Versions = styled.dl`
  margin: 0;
  div {
    margin-bottom: var(--space-12);
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
  }
`;
