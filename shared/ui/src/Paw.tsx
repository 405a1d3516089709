import { styled } from 'styled-components';

/** The shop's paw, as decoration. */
export function Paw({ size = '1.3em' }: { size?: number | string }) {
  return (
    <Drawing viewBox="0 0 32 32" width={size} height={size} aria-hidden focusable="false">
      <PawShape />
    </Drawing>
  );
}

/** The shape in a view box of 32 by 32, in the inherited fill. */
export function PawShape() {
  return (
    <>
      <path d="M16 15.2c-4.6 0-9.3 4.6-9.3 8.7 0 2.7 1.9 4.3 4.4 4.3 1.9 0 3-.9 4.9-.9s3 .9 4.9.9c2.5 0 4.4-1.6 4.4-4.3 0-4.1-4.7-8.7-9.3-8.7Z" />
      <ellipse cx="5.3" cy="15" rx="2.8" ry="3.7" transform="rotate(-24 5.3 15)" />
      <ellipse cx="11.7" cy="8.3" rx="3" ry="4.3" transform="rotate(-8 11.7 8.3)" />
      <ellipse cx="20.3" cy="8.3" rx="3" ry="4.3" transform="rotate(8 20.3 8.3)" />
      <ellipse cx="26.7" cy="15" rx="2.8" ry="3.7" transform="rotate(24 26.7 15)" />
    </>
  );
}

const Drawing = styled.svg`
  flex: none;
  fill: var(--marigold);
`;
