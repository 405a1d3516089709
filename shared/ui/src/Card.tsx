import { Link } from '@paw/ui/router.ts';
import { css, styled } from 'styled-components';

/** The card's title as its link, stretched over the whole card. */
export const CardLink = styled(Link)`
  color: var(--ink);
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-card);
  }
`;

const grounds = {
  paper: css`
    padding: var(--space-16);
    background: var(--paper);
    border: 1px solid var(--line);
    &:has(${CardLink}:hover) {
      border-color: var(--field);
    }
  `,
  sand: css`
    padding: var(--space-24);
    background: var(--sand);
    border: 1px solid transparent;
  `,
};

/** An item of a list. With a `CardLink` inside, the whole card is that link. */
export const Card = styled.article<{ $ground?: 'none' | 'paper' | 'sand' }>`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  border-radius: var(--radius-card);
  ${({ $ground = 'none' }) => $ground !== 'none' && grounds[$ground]}
  &:has(${CardLink}:focus-visible) {
    outline: 3px solid var(--pine);
    outline-offset: 4px;
  }
`;

/** For a control of its own on a card that is a link: quick add, remove. */
export const CardAction = styled.div`
  position: relative;
  z-index: 1;
`;
