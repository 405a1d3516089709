import { type CartLine, cartLineKey } from '@paw/contract/cartStorage.ts';
import { Button } from '@paw/ui/Button.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { VisuallyHidden } from '@paw/ui/VisuallyHidden.tsx';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { itemAdded } from '../cart/cartSlice.ts';
import { LineFrame, LineTitle } from '../cart/LineFrame.tsx';
import { lineName } from '../cart/shownLine.ts';
import { forgetSaved, useSavedLines } from '../saved/savedLines.ts';

/** The items saved for later on this device; nothing when there are none. */
export function SavedLines() {
  const lines = useSavedLines();
  const dispatch = useDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  const [news, setNews] = useState('');
  // The pressed button is gone: the heading gets the focus, or the page's title when the list is gone too.
  useEffect(() => {
    if (news) (heading.current ?? document.querySelector<HTMLElement>('h1'))?.focus();
  }, [news]);
  const settle = (line: CartLine, intoCart: boolean) => {
    if (intoCart) dispatch(itemAdded(line));
    forgetSaved(cartLineKey(line));
    setNews(`${intoCart ? 'Moved to your cart:' : 'Deleted:'} ${lineName(line)}`);
  };
  return (
    <section aria-labelledby={lines.length ? 'saved-for-later' : undefined}>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {lines.length > 0 && (
        <>
          <Heading id="saved-for-later" ref={heading} tabIndex={-1}>
            Saved for later
          </Heading>
          <PlainList>
            {lines.map((line) => (
              <LineFrame key={cartLineKey(line)} line={line}>
                <LineTitle line={line} />
                <Buttons>
                  <Button
                    kind="secondary"
                    aria-label={`Move to cart: ${lineName(line)}`}
                    onClick={() => settle(line, true)}
                  >
                    Move to cart
                  </Button>
                  <Button kind="quiet" aria-label={`Delete ${lineName(line)}`} onClick={() => settle(line, false)}>
                    Delete
                  </Button>
                </Buttons>
              </LineFrame>
            ))}
          </PlainList>
        </>
      )}
    </section>
  );
}

const Heading = styled.h2`
  margin-top: var(--space-48);
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-16);
  margin-top: var(--space-12);
`;
