import { links } from '@paw/contract/links.ts';
import { Link } from '@paw/ui/router.ts';
import { useElementId } from '@paw/ui/useElementId.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { panelLook } from '../panel/panelLook.ts';

/** A heading and a description around the newsletter's form. */
export function NewsletterPanel({ children }: { children: ReactNode }) {
  const id = useElementId();
  return (
    <Panel aria-labelledby={id}>
      <div>
        <h2 id={id}>News for you and your pet</h2>
        <p>
          New arrivals and practical pet advice. Confirm by email, unsubscribe anytime. See our{' '}
          <Link to={links.privacy()}>privacy policy</Link>.
        </p>
      </div>
      {children}
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: var(--space-16) var(--space-32);
  ${panelLook}
  p {
    max-width: 65ch;
    margin: 0;
  }
  @media (min-width: 992px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
  }
  @media print {
    display: none;
  }
`;
