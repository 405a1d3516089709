import { links, searchText } from '@paw/contract/links.ts';
import { Search } from 'lucide-react';
import { useElementId } from '@paw/ui/useElementId.ts';
import { type SubmitEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import { styled } from 'styled-components';
import { Slot } from '../../remotes/Slot.tsx';
import { useSuggestions } from './useSuggestions.ts';

/** SPEC 8, spelling included. */
const WARNING = 'Please Enter Somthing To Search Your Result!';

/**
 * Without JavaScript the form submits to /search, which redirects to /search/{text}. Blanks count as empty. The first
 * focus loads the suggestions; it searches without them too.
 */
export function SearchBox({ label, className }: { label: string; className?: string }) {
  const navigate = useNavigate();
  const shown = searchText(useLocation().pathname);
  const warningId = useElementId();
  const [isWarned, setWarned] = useState(false);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const suggestions = useSuggestions(field);
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('q') as HTMLInputElement;
    const isEmpty = !field.value.trim();
    setWarned(isEmpty);
    if (!isEmpty) return void navigate(links.search(field.value));
    field.focus();
    toast.warn(WARNING, { toastId: 'empty-search' });
  };
  // Safari moves the focus of a pressed button to the form: tabIndex keeps the box open on a phone until the click.
  return (
    <Form role="search" aria-label={label} action="/search" tabIndex={-1} className={className} onSubmit={search}>
      <Field
        key={shown}
        ref={setField}
        type="text"
        role="searchbox"
        inputMode="search"
        name="q"
        aria-label={label}
        placeholder="Search for beds, toys, food bowls"
        defaultValue={shown}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        aria-invalid={isWarned || undefined}
        aria-describedby={isWarned ? warningId : undefined}
        onInput={() => setWarned(false)}
        onFocus={suggestions.load}
      />
      <Go type="submit" aria-label="Search">
        <Search size={22} strokeWidth={1.75} aria-hidden />
      </Go>
      {isWarned && <Warning id={warningId}>{WARNING}</Warning>}
      {suggestions.areThere && field && (
        <Slot
          key={`for ${shown}`}
          of="catalog/SearchSuggestions"
          name="Suggestions"
          props={{ field }}
          fallback={<></>}
        />
      )}
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  display: flex;
  outline: none;
`;

const Field = styled.input`
  flex: 1;
  min-width: 0;
  height: var(--control);
  padding: 0 var(--control) 0 var(--space-16);
  border: 1px solid var(--field);
  border-radius: var(--radius-round);
  background: var(--paper);
  &::placeholder {
    color: var(--soft);
    opacity: 1;
  }
  &[aria-invalid] {
    border: 2px solid var(--warn);
  }
`;

const Go = styled.button`
  position: absolute;
  right: 0;
  display: grid;
  place-items: center;
  width: var(--control);
  height: var(--control);
  padding: 0;
  border: 0;
  border-radius: var(--radius-round);
  background: none;
  color: var(--pine);
`;

const Warning = styled.p`
  position: absolute;
  z-index: 1;
  top: calc(100% + var(--space-4));
  left: 0;
  margin: 0;
  padding: var(--space-8) var(--space-16);
  background: var(--paper);
  border: 1px solid var(--warn);
  border-radius: var(--radius-field);
  box-shadow: var(--shadow);
  color: var(--warn);
  font-size: var(--text-14);
`;
