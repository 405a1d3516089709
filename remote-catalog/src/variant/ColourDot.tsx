import { styled } from 'styled-components';

interface Props {
  /** A product's own, the one kind of color that comes from data: one for each half of the dot. Empty: several colors. */
  hexes: readonly string[];
}

/** Colors are attributes: a class for each color would give each product its own style sheet. */
export function ColourDot({ hexes: [first, second] }: Props) {
  return (
    <Dot viewBox="0 0 2 2" fill={first} aria-hidden>
      {first && <path d="M0 0h2v2H0z" />}
      {second && <path d="M2 0v2H0z" fill={second} />}
    </Dot>
  );
}

const Dot = styled.svg`
  flex: none;
  width: var(--space-16);
  height: var(--space-16);
  border: 1px solid var(--field);
  border-radius: var(--radius-round);
  forced-color-adjust: none;
  &:empty {
    background: conic-gradient(var(--sale), var(--marigold), var(--ok), var(--info), var(--sale));
  }
`;
