import { links } from '@paw/contract/links.ts';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const policies = [
  { to: links.terms(), label: 'Terms & Conditions' },
  { to: links.privacy(), label: 'Privacy Policy' },
  { to: links.returns(), label: 'Returns' },
  { to: links.shipping(), label: 'Shipping' },
];

/** 'Terms & Conditions / Privacy Policy' as specified, then the other two policies, and the copyright. */
export function Policies({ year }: { year: string }) {
  return (
    <Lines>
      <span>© {year} Paw Dailies</span>
      <Links>
        {policies.map(({ to, label }, at) => (
          <span key={to}>
            <Link to={to}>{label}</Link>
            {at < policies.length - 1 && ' / '}
          </span>
        ))}
      </Links>
    </Lines>
  );
}

const Links = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
`;

const Lines = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: var(--space-8) var(--space-24);
  max-width: var(--page);
  margin: var(--space-32) auto 0;
  padding-top: var(--space-16);
  border-top: 1px solid var(--line);
  color: var(--soft);
  font-size: var(--text-14);
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: inherit;
  }
`;
