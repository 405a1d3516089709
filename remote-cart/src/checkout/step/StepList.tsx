import { Link } from '@paw/ui/router.ts';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { type Step, stepNames, stepPath, steps } from './steps.ts';

/** The steps and the current one. Finished steps, and the next one, are links. */
export function StepList({ current, next }: { current: Step; next: Step }) {
  const open = steps.indexOf(next);
  return (
    <nav aria-label="Checkout steps">
      <List>
        {steps.map((step, place) => {
          const isDone = place < open;
          const content = (
            <>
              <Mark aria-hidden>{isDone ? <Check size="1em" strokeWidth={2.5} /> : place + 1}</Mark>
              <span>{stepNames[step]}</span>
            </>
          );
          const isHere = step === current;
          return (
            <li key={step}>
              {place <= open ? (
                <Link to={stepPath(step)} aria-current={isHere ? 'step' : undefined}>
                  {content}
                </Link>
              ) : (
                <span>{content}</span>
              )}
            </li>
          );
        })}
      </List>
    </nav>
  );
}

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--space-24);
  height: var(--space-24);
  border: 1px solid var(--field);
  border-radius: var(--radius-round);
  font-size: var(--text-14);
  font-weight: 600;
`;

/* On phones only the current step shows its name next to its number; screen readers read the others too. */
const List = styled.ol`
  display: flex;
  gap: var(--space-4) var(--space-12);
  margin: 0 0 var(--space-24);
  padding: 0;
  list-style-type: '';
  li > * {
    display: flex;
    align-items: center;
    gap: var(--space-8);
    min-width: var(--target);
    min-height: var(--target);
    color: var(--soft);
    text-decoration: none;
  }
  a {
    color: var(--pine);
  }
  a[aria-current] {
    color: var(--ink);
    font-weight: 600;
  }
  a[aria-current] ${Mark} {
    border-color: var(--pine);
    background: var(--pine);
    color: var(--paper);
  }
  a:hover span:last-child {
    text-decoration: underline;
  }
  @media (max-width: 767.98px) {
    justify-content: space-between;
    gap: var(--space-4);
    li > * {
      justify-content: center;
    }
    li > :not([aria-current]) > span:last-child {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;
