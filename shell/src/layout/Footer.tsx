import { links } from '@paw/shared/contract/links.ts';
import { readSite } from '@paw/shared/contract/site.ts';
import { Logo } from '@paw/shared/ui/Logo.tsx';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Slot } from '../remotes/Slot.tsx';

const pages = [
  { to: links.home(), label: 'Home' },
  { to: links.about(), label: 'About Us' },
];

const pets = [
  { to: links.pet('dog'), label: 'Dog Supplies' },
  { to: links.pet('cat'), label: 'Cat Supplies' },
  { to: links.pet('bird'), label: 'Birds Supplies' },
  { to: links.pet('fish'), label: 'Fish Supplies' },
];

/** Ways on, how to reach the shop, and the newsletter. It links only to what exists. */
export function Footer() {
  const site = readSite();
  return (
    <Ground>
      <Columns>
        <div>
          <Logo />
          <Reach>
            <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>{site.phone}</a>
            <a href={`mailto:${site.email}`}>{site.email}</a>
            <span>{site.address}</span>
          </Reach>
        </div>
        <Ways aria-label="Footer">
          {[pages, pets].map((list) => (
            <ul key={list[0]?.label}>
              {list.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          ))}
        </Ways>
        <Slot of="content/NewsletterForm" name="The newsletter form" props={{}} fallback={null} />
      </Columns>
      <Line>© {site.copyrightYear} Paw Dailies</Line>
    </Ground>
  );
}

const Ground = styled.footer`
  padding: var(--space-48) var(--space-16) var(--space-24);
  background: var(--sand);
  @media (min-width: 768px) {
    padding-inline: var(--space-24);
  }
  @media (min-width: 992px) {
    padding-inline: var(--space-32);
  }
`;

const Columns = styled.div`
  display: grid;
  gap: var(--space-32);
  max-width: 1200px;
  margin: 0 auto;
  @media (min-width: 1400px) {
    max-width: 1360px;
  }
  @media (min-width: 768px) {
    grid-template-columns: 1fr 1fr;
  }
  @media (min-width: 992px) {
    grid-template-columns: 1fr 1fr 1.2fr;
  }
`;

const Reach = styled.address`
  display: grid;
  gap: var(--space-4);
  margin-top: var(--space-16);
  font-style: normal;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--pine);
  }
`;

const Ways = styled.nav`
  display: flex;
  gap: var(--space-48);
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--ink);
  }
`;

const Line = styled.p`
  max-width: 1200px;
  @media (min-width: 1400px) {
    max-width: 1360px;
  }
  margin: var(--space-32) auto 0;
  padding-top: var(--space-16);
  border-top: 1px solid var(--line);
  color: var(--soft);
  font-size: var(--text-14);
`;
