import { links } from '@paw/contract/links.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { EmptyState } from '@paw/ui/EmptyState.tsx';
import { styled } from 'styled-components';

/** Shown when no question matches: links to contact and to the search. */
export function NoAnswer({ text }: { text: string }) {
  return (
    <EmptyState
      title="No answer to that yet"
      scene="nothing-found"
      action={
        <Ways>
          <ButtonLink to={links.contact()}>Ask us</ButtonLink>
          <ButtonLink kind="secondary" to={links.search(text)}>
            Search the store for “{text.trim()}”
          </ButtonLink>
        </Ways>
      }
    >
      Try another word, or ask us and a real person will answer. Looking for a product? Search the store.
    </EmptyState>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-12);
`;
