import { styled } from 'styled-components';

/** Shown where a page will be. */
export function Skeleton() {
  return <Room role="status">Loading...</Room>;
}

const Room = styled.p`
  display: grid;
  place-items: center;
  min-height: 60vh;
  margin: 0;
  color: var(--soft);
`;
