import { styled } from 'styled-components';
import { Paw } from './Paw.tsx';

/** The wordmark, in the color of the text around it. */
export function Logo() {
  return (
    <Mark>
      <Paw />
      Paw Dailies
    </Mark>
  );
}

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  font-family: var(--font-heading);
  font-size: var(--text-22);
  font-weight: 700;
  letter-spacing: -0.01em;
  line-height: 1.2;
  white-space: nowrap;
`;
