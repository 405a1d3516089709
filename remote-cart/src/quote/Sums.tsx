import { useElementId } from '@paw/ui/useElementId.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  name: string;
  detail?: string;
  className?: string;
  /** `status` announces each change. */
  role?: 'status';
  /** The amount; undefined while it is unknown. */
  children: ReactNode;
}

/** One part of a total. */
export function Sum({ name, detail, className, role, children }: Props) {
  const id = useElementId();
  return (
    <div className={className}>
      <dt id={id}>
        {name}
        {detail && <Detail>{detail}</Detail>}
      </dt>
      <dd>
        {role ? (
          <span role={role} aria-labelledby={id}>
            {children}
          </span>
        ) : (
          (children ?? '…')
        )}
      </dd>
    </div>
  );
}

/** The parts of a total and the total. Old figures stay readable while new ones load, in a softer color. */
export const Sums = styled.dl<{ $old?: boolean }>`
  display: grid;
  gap: var(--space-8);
  margin: 0;
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-16);
    color: ${({ $old }) => ($old ? 'var(--soft)' : 'inherit')};
  }
  dd {
    flex: none;
    max-width: 60%;
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  /* On a phone with large text the amount goes below its name. */
  @media (width < 20em) {
    > div {
      flex-wrap: wrap;
    }
    dd {
      flex: initial;
      max-width: none;
      margin-left: auto;
    }
  }
`;

export const Total = styled(Sum)`
  padding-top: var(--space-12);
  border-top: 1px solid var(--line);
  font-size: var(--text-18);
  font-weight: 600;
`;

const Detail = styled.small`
  display: block;
  color: var(--soft);
  font-size: var(--text-14);
`;
