import { styled } from 'styled-components';
import { timeWords } from '@paw/rules/timeWords.ts';
import { eventWords } from './orderWords.ts';
import type { Order } from './useOrder.ts';

/** The order's events, oldest first. */
export function Timeline({ order: { timeline } }: { order: Order }) {
  return (
    <List aria-label="Order status">
      {timeline.map((event) => (
        <li key={`${event.at} ${event.kind}`}>
          <strong>{eventWords(event)}</strong>
          <time dateTime={event.at}>{timeWords(event.at)}</time>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: var(--space-16);
  margin: 0;
  padding: 0;
  list-style-type: '';
  li {
    position: relative;
    padding-left: var(--space-32);
  }
  li::before {
    content: '';
    position: absolute;
    top: var(--space-4);
    left: var(--space-4);
    width: var(--space-16);
    height: var(--space-16);
    border: var(--space-4) solid var(--pine);
    border-radius: var(--radius-round);
    background: var(--paper);
  }
  li:last-child::before {
    background: var(--pine);
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: var(--space-24);
    bottom: calc(-1 * var(--space-16));
    left: calc(var(--space-12) - 1px);
    border-left: 2px solid var(--line);
  }
  strong,
  time {
    display: block;
  }
  time {
    color: var(--soft);
    font-size: var(--text-14);
  }
`;
