import { styled } from 'styled-components';

/** A long text: lines of readable length, headings closer to the text below them. */
export const Prose = styled.div`
  max-width: 65ch;
  font-size: var(--text-18);
  line-height: 1.6;
  > section:first-child h2 {
    margin-top: 0;
  }
  h2 {
    margin: var(--space-48) 0 var(--space-12);
    scroll-margin-top: var(--space-64);
  }
  h3 {
    margin: var(--space-24) 0 var(--space-8);
    font-size: var(--text-18);
    scroll-margin-top: var(--space-64);
  }
  ul:not([role]),
  ol {
    display: grid;
    gap: var(--space-8);
    margin: 0 0 var(--space-16);
    padding-left: 1.4em;
  }
  li::marker {
    color: var(--pine);
    font-weight: 600;
  }
`;
