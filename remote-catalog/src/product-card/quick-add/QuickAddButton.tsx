import { VisuallyHidden } from '@paw/ui/VisuallyHidden.tsx';
import { Check, LoaderCircle, Plus, TriangleAlert } from 'lucide-react';
import { keyframes, styled } from 'styled-components';
import type { AddAnswer } from './addOne.ts';

/** `idle` = before a press, or while the dialog asks for a variant; `failed` = the product did not load. */
export type QuickAddState = 'idle' | 'adding' | 'failed' | AddAnswer;

/** The button's label, and the status for screen readers. */
const words: Record<QuickAddState, [shown: string, said: string]> = {
  idle: ['Quick add', ''],
  adding: ['Adding', ''],
  added: ['Added', 'added to your cart.'],
  waiting: ['Waiting for the cart', 'Your cart is still loading. We’ll add it in a moment.'],
  lost: ['Couldn’t add', 'couldn’t be added. Your browser is blocking storage for this site. Allow it and try again.'],
  full: ['Limit reached', 'You’ve reached the limit for one order.'],
  'cart full': ['Cart is full', 'wasn’t added. Your cart has as many different items as one order can have.'],
  'sold out': ['Sold out', 'just sold out.'],
  failed: ['Couldn’t add: try again', 'couldn’t be added. Check your connection and try again.'],
};

/** The button, labeled with the result of the last press. */
export function QuickAddButton({
  state,
  title,
  onPress,
}: {
  state: QuickAddState;
  title: string;
  onPress: () => void;
}) {
  const [shown, said] = words[state];
  const Icon = icons[state] ?? Plus;
  return (
    <>
      <Press
        type="button"
        aria-label={`${shown}: ${title}`}
        aria-busy={state === 'adding'}
        data-said={state === 'idle' ? undefined : state}
        onClick={onPress}
      >
        <Icon size="1.25em" strokeWidth={2} aria-hidden />
        <span>{shown}</span>
      </Press>
      <VisuallyHidden role="status">{said && `${title}: ${said}`}</VisuallyHidden>
    </>
  );
}

const icons: Partial<Record<QuickAddState, typeof Plus>> = {
  adding: LoaderCircle,
  added: Check,
  full: Check,
  lost: TriangleAlert,
  'cart full': TriangleAlert,
  failed: TriangleAlert,
};

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

const Press = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-4);
  max-width: 100%;
  min-height: var(--target);
  padding: var(--space-4) var(--space-16) var(--space-4) var(--space-12);
  border: 1px solid var(--pine);
  border-radius: calc(var(--target) / 2);
  background: var(--paper);
  color: var(--pine);
  font-size: var(--text-14);
  font-weight: 600;
  line-height: 1.2;
  text-align: left;
  &:hover {
    background: var(--pine);
    color: var(--paper);
  }
  &[data-said='added'],
  &[data-said='full'] {
    background: var(--pine);
    color: var(--paper);
  }
  &[data-said='lost'],
  &[data-said='cart full'],
  &[data-said='failed'] {
    border-color: var(--sale);
    background: var(--paper);
    color: var(--sale);
  }
  &[aria-busy='true'] {
    cursor: progress;
    svg {
      animation: ${turn} 1s linear infinite;
    }
  }
  svg {
    flex: none;
  }
  /* On phones, with two cards side by side: the plus alone until there is a result. */
  @media (width < 576px) {
    &:not([data-said]) {
      min-width: var(--target);
      padding: 0;
      > span {
        display: none;
      }
    }
  }
`;
