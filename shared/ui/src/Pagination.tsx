import { Link } from '@paw/ui/router.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { css, styled } from 'styled-components';
import { pageNumbers } from './pageNumbers.ts';
import { PlainList } from './PlainList.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  /** From 1. */
  page: number;
  pages: number;
  /** The URL of a page. */
  address: (page: number) => string;
  /** Its label: "Pages of Dog Beds". */
  label: string;
}

/** Links to the pages of a list. Phones show the position and the neighboring pages. Nothing for a single page. */
export function Pagination({ page, pages, address, label }: Props) {
  if (pages < 2) return null;
  const previous = (
    <>
      <ChevronLeft size="1.25em" strokeWidth={1.75} aria-hidden />
      Previous
    </>
  );
  const next = (
    <>
      Next
      <ChevronRight size="1.25em" strokeWidth={1.75} aria-hidden />
    </>
  );
  return (
    <Frame aria-label={label}>
      {page > 1 ? (
        <Step to={address(page - 1)} rel="prev">
          {previous}
        </Step>
      ) : (
        <Room aria-hidden>{previous}</Room>
      )}
      <Where>
        Page {page} of {pages}
      </Where>
      <Numbers>
        {pageNumbers(page, pages).map((number, place) =>
          number === 'gap' ? (
            <Gap key={place < 3 ? 'before' : 'after'} aria-hidden>
              …
            </Gap>
          ) : (
            <li key={number}>
              <Step to={address(number)} aria-current={number === page ? 'page' : undefined}>
                <VisuallyHidden>Page </VisuallyHidden>
                {number}
              </Step>
            </li>
          ),
        )}
      </Numbers>
      {page < pages ? (
        <Step to={address(page + 1)} rel="next">
          {next}
        </Step>
      ) : (
        <Room aria-hidden>{next}</Room>
      )}
    </Frame>
  );
}

const Frame = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  @media (min-width: 768px) {
    justify-content: center;
  }
  @media print {
    display: none;
  }
`;

const Where = styled.span`
  color: var(--soft);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  @media (min-width: 768px) {
    display: none;
  }
`;

const Numbers = styled(PlainList)`
  display: none;
  gap: var(--space-4);
  align-items: center;
  @media (min-width: 768px) {
    display: flex;
  }
`;

const Gap = styled.li`
  min-width: var(--target);
  text-align: center;
`;

const look = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-4);
  min-width: var(--target);
  min-height: var(--target);
  padding: 0 var(--space-4);
  border: 1px solid transparent;
  border-radius: var(--radius-round);
  color: var(--pine);
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  text-decoration: none;
`;

/** Reserves the space of a missing link, so that the others do not move. */
const Room = styled.span`
  ${look}
  visibility: hidden;
`;

const Step = styled(Link)`
  ${look}
  &:hover {
    background: var(--sand);
    color: var(--pine-deep);
  }
  &[aria-current='page'] {
    background: var(--pine);
    color: var(--paper);
  }
  @media (forced-colors: active) {
    &[aria-current='page'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
