import { css } from 'styled-components';

/** A box on the sand ground with a small heading. */
export const panelLook = css`
  padding: var(--space-24);
  background: var(--sand);
  border-radius: var(--radius-card);
  h2 {
    margin-bottom: var(--space-8);
    font-size: var(--text-22);
  }
`;
