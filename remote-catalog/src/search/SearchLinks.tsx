import type { components } from '@paw/api-client/apiTypes.d.ts';
import { links } from '@paw/contract/links.ts';
import { ChipLink, ChipList } from '@paw/ui/Chip.tsx';
import { styled } from 'styled-components';
import type { SearchAnswer } from './searchAnswers.ts';

type FoundPlace = components['schemas']['FoundPlace'];

/** Pages that answer what was searched for. */
export function AnswerLinks({ label, answers }: { label: string; answers: readonly SearchAnswer[] }) {
  return (
    <Frame aria-label={label}>
      <p>{label}</p>
      <Chips links={answers} />
    </Frame>
  );
}

/** The categories that a search names: often what was wanted. */
export function FoundPlaces({ places }: { places: readonly FoundPlace[] }) {
  if (!places.length) return null;
  const found = places.map(({ pet, category, subcategory, name }) => ({
    label: name,
    to: links.category(pet, category, subcategory ?? undefined),
  }));
  return (
    <Frame aria-label="Categories">
      <Chips links={found} />
    </Frame>
  );
}

function Chips({ links: shown }: { links: readonly SearchAnswer[] }) {
  return (
    <ChipList>
      {shown.map(({ label, to }) => (
        <li key={to}>
          <ChipLink to={to}>{label}</ChipLink>
        </li>
      ))}
    </ChipList>
  );
}

const Frame = styled.nav`
  margin-bottom: var(--space-24);
  p {
    margin-bottom: var(--space-12);
    font-size: var(--text-18);
  }
`;
