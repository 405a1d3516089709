import { styled } from 'styled-components';

/** The width of a page's content, its gutters, and the space between its sections. */
export const PageFrame = styled.div`
  width: 100%;
  max-width: calc(1200px + 2 * var(--space-32));
  margin: 0 auto;
  padding: var(--space-16) var(--space-16) var(--space-32);
  & > * + section {
    margin-top: var(--space-48);
  }
  @media (min-width: 768px) {
    padding: var(--space-24) var(--space-24) var(--space-48);
    & > * + section {
      margin-top: var(--space-64);
    }
  }
  @media (min-width: 992px) {
    padding: var(--space-32) var(--space-32) var(--space-48);
    & > * + section {
      margin-top: var(--space-96);
    }
  }
  @media (min-width: 1400px) {
    max-width: calc(1360px + 2 * var(--space-32));
  }
`;

/** The page's one h1. */
export const PageTitle = styled.h1`
  margin-bottom: var(--space-24);
`;
