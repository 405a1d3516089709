import { styled } from 'styled-components';

/** The first paragraph of a page, below its title. */
export const Lead = styled.p`
  max-width: 38em;
  margin-bottom: var(--space-24);
  font-size: var(--text-22);
  line-height: 1.4;
`;
