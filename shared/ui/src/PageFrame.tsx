import { css, styled } from 'styled-components';

const gaps = css`
  & > * + section {
    margin-top: var(--space-48);
    @media (min-width: 768px) {
      margin-top: var(--space-64);
    }
    @media (min-width: 992px) {
      margin-top: var(--space-96);
    }
  }
`;

/** Sections that are together in one element of a page. */
export const PageSections = styled.div`
  ${gaps}
`;

/** The width of a page's content, its gutters, and the space between its sections. */
export const PageFrame = styled.div`
  width: 100%;
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin: 0 auto;
  padding: var(--space-16) var(--gutter) var(--space-32);
  ${gaps}
  @media (min-width: 768px) {
    padding-block: var(--space-24) var(--space-48);
  }
  @media (min-width: 992px) {
    padding-block: var(--space-32) var(--space-48);
  }
`;

/** The page's one h1. */
export const PageTitle = styled.h1`
  margin-bottom: var(--space-24);
`;
