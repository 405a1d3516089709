import { styled } from 'styled-components';

/** A product's own color: the one kind of color that comes from data. `$fill` is a CSS background. */
export const ColourDot = styled.span<{ $fill: string }>`
  flex: none;
  width: var(--space-16);
  height: var(--space-16);
  background: ${({ $fill }) => $fill};
  border: 1px solid var(--field);
  border-radius: var(--radius-round);
  forced-color-adjust: none;
`;
