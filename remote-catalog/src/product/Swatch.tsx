import { styled } from 'styled-components';

/** A product's own color, as it comes from the data; two halves where its picture has two zones. */
export const Swatch = styled.span<{ $hexes: readonly string[] }>`
  flex: none;
  width: var(--space-16);
  height: var(--space-16);
  background: ${({ $hexes: [first, second = first] }) => `linear-gradient(135deg, ${first} 50%, ${second} 50%)`};
  border: 1px solid var(--field);
  border-radius: var(--radius-round);
  forced-color-adjust: none;
`;
