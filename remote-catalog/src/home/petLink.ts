import { Link } from '@paw/ui/router.ts';
import { css, styled } from 'styled-components';

/** A card on its pet's color that is one link: its picture grows and its arrow moves under the pointer. */
export const PetLink = styled(Link)<{ $pet: string }>`
  display: grid;
  height: 100%;
  overflow: hidden;
  background: ${({ $pet }) => `var(--${$pet})`};
  border-radius: var(--radius-card);
  color: var(--ink);
  text-decoration: none;
  img {
    transition: transform 200ms ease-out;
  }
  svg {
    transition: transform 120ms ease-out;
  }
  /* Not after a tap: the animation would slow a phone down while it opens the page. */
  @media (hover: hover) {
    &:hover img {
      transform: scale(1.03);
    }
    &:hover svg {
      transform: translateX(var(--space-4));
    }
  }
`;

/** The look of the card's name. */
export const nameLook = css`
  display: flex;
  align-items: center;
  font-family: var(--font-heading);
  font-size: var(--text-22);
  font-weight: 700;
  line-height: 1.2;
`;
