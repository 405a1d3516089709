import { ChipLink, ChipList } from '@paw/ui/Chip.tsx';
import { styled } from 'styled-components';
import type { SearchAnswer } from './searchAnswers.ts';

/** Pages that answer what was searched for. */
export function AnswerLinks({ label, answers }: { label: string; answers: readonly SearchAnswer[] }) {
  return (
    <Frame aria-label={label}>
      <p>{label}</p>
      <ChipList>
        {answers.map(({ label: name, to }) => (
          <li key={to}>
            <ChipLink to={to}>{name}</ChipLink>
          </li>
        ))}
      </ChipList>
    </Frame>
  );
}

const Frame = styled.nav`
  margin-bottom: var(--space-24);
  p {
    margin-bottom: var(--space-12);
    font-size: var(--text-18);
  }
`;
