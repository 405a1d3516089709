import { counted } from '@paw/rules/counted.ts';
import { links } from '@paw/contract/links.ts';
import type { SlotProps } from '@paw/contract/slots.ts';
import { useLocation } from '@paw/ui/router.ts';
import { useClosedByBack } from '@paw/ui/layer/useClosedByBack.ts';
import { VisuallyHidden } from '@paw/ui/VisuallyHidden.tsx';
import { useElementId } from '@paw/ui/useElementId.ts';
import { useReducer, useState } from 'react';
import { styled } from 'styled-components';
import { forgetSearches, readRecent } from '../search/recentSearches.ts';
import { BoxButtons } from './BoxButtons.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { recentWays, suggestedWays, type Way } from './suggestedWays.ts';
import { useCombobox } from './useCombobox.ts';
import { useSuggestions } from './useSuggestions.ts';

/** The windows in which the search box covers the header. */
const PHONE = '(width < 576px)';

/**
 * Buttons in the search box, and a list below it: recent searches while the box is empty, else suggestions for its text.
 * Checkout has no suggestions.
 */
export function Component({ field }: SlotProps['catalog/SearchSuggestions']) {
  const { pathname } = useLocation();
  const listId = useElementId();
  const [text, setText] = useState(field.value);
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  const isQuiet = pathname.toLowerCase().startsWith(links.checkout());
  const found = useSuggestions(isQuiet ? '' : text);
  const isEmpty = !text.trim();
  // Read on each render: the search page adds to them.
  const groups = isEmpty ? recentWays(readRecent()) : found ? suggestedWays(text, found) : [];
  const count = groups.reduce((sum, { ways }) => sum + ways.length, 0);
  const { isOpen, active, close, write } = useCombobox({
    field,
    listId,
    count,
    isQuiet,
    onText: setText,
  });
  const choose = ({ kind, label }: Way) => {
    write(kind === 'recent' || kind === 'word' ? label : '');
    close();
  };
  const leave = () => {
    close();
    field.blur();
  };
  // On phones the open list covers the page, so Back closes it first.
  useClosedByBack(isOpen && matchMedia(PHONE).matches, leave);
  const forget = () => {
    forgetSearches();
    lookAgain();
    field.focus();
  };
  return (
    <>
      <BoxButtons
        isFilled={text !== ''}
        onClear={() => {
          write('');
          field.focus();
        }}
        onCancel={leave}
      />
      <VisuallyHidden role="status">{isOpen && counted(count, 'suggestion')}</VisuallyHidden>
      {isOpen && (
        <Sheet data-open>
          <SuggestionList id={listId} groups={groups} active={active} onChoose={choose} />
          {isEmpty && (
            <Forget type="button" onClick={forget}>
              Clear recent searches
            </Forget>
          )}
        </Sheet>
      )}
    </>
  );
}

/* A press in it keeps the focus in the field. */
const Sheet = styled.div.attrs({ onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault() })`
  position: absolute;
  z-index: 1;
  top: calc(100% + var(--space-4));
  right: 0;
  left: 0;
  max-height: 70dvh;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--space-8) 0;
  background: var(--paper);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow);
  text-align: left;
  @media (width < 576px) {
    top: 100%;
    border-radius: 0 0 var(--radius-card) var(--radius-card);
  }
`;

const Forget = styled.button`
  min-height: var(--target);
  padding: 0 var(--space-16);
  border: 0;
  background: none;
  color: var(--pine);
  font-size: var(--text-14);
  text-decoration: underline;
  text-underline-offset: 0.18em;
`;
