import { links } from '@paw/contract/links.ts';
import { readSite } from '@paw/contract/site.ts';
import { taxonomy } from '@paw/rules/taxonomy.ts';
import { PhoneLink } from '@paw/ui/PhoneLink.tsx';
import { Logo } from '@paw/ui/Logo.tsx';
import { styled } from 'styled-components';
import { Slot } from '../../remotes/Slot.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { Policies } from './Policies.tsx';
import { SocialDrawings } from './SocialDrawings.tsx';

const pets = taxonomy.map(({ slug, name }) => ({ to: links.pet(slug), label: `${name} Supplies` }));
const pages = [
  { to: links.home(), label: 'Home' },
  { to: links.about(), label: 'About Us' },
  { to: links.blogs(), label: 'Blog' },
  { to: links.contact(), label: 'Contact Us' },
  { to: links.help(), label: 'Help Center' },
  { to: links.trackOrder(), label: 'Track Order' },
  { to: links.wishlist(), label: 'Wishlist' },
];

/** Contact details, links, and the newsletter. Where a menu cannot open, its button links here. */
export function Footer() {
  const { phone, email, address, copyrightYear } = readSite();
  return (
    <Ground>
      <Columns>
        <div>
          <Logo />
          <Reach>
            <PhoneLink phone={phone} />
            <a href={`mailto:${email}`}>{email}</a>
            <span>{address}</span>
          </Reach>
          <SocialDrawings />
        </div>
        <Links id="ways" aria-label="Footer">
          <FooterLinks title="Shop" items={pets} />
          <FooterLinks title="Paw Dailies" items={pages} />
        </Links>
        <Slot of="content/NewsletterForm" name="The newsletter form" props={{}} fallback={null} late="near" />
      </Columns>
      <Policies year={copyrightYear} />
    </Ground>
  );
}

const Ground = styled.footer`
  padding: var(--space-48) var(--gutter) var(--space-24);
  background: var(--sand);
  /* In print only the contact details. */
  @media print {
    padding-block: var(--space-16);
    background: none;
    nav,
    ul,
    form {
      display: none;
    }
  }
`;

const Columns = styled.div`
  display: grid;
  gap: var(--space-32);
  max-width: var(--page);
  margin: 0 auto;
  @media (min-width: 768px) {
    grid-template-columns: 1fr 1fr;
    & > :nth-child(3) {
      grid-column: 1 / -1;
      max-width: var(--panel);
    }
  }
  @media (min-width: 992px) {
    grid-template-columns: 1fr 1fr 1.2fr;
    & > :nth-child(3) {
      grid-column: auto;
      max-width: none;
    }
  }
  /* A page with a newsletter form of its own needs no second one. */
  #main:has([action='/api/admin/subscribe']) + footer & {
    > :nth-child(3) {
      display: none;
    }
    @media (min-width: 992px) {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

const Reach = styled.address`
  display: grid;
  justify-items: start;
  margin: var(--space-12) 0;
  font-style: normal;
  a,
  span {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
  @media (min-width: 992px) {
    a,
    span {
      min-height: var(--space-32);
    }
  }
`;

const Links = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7em), 1fr));
  gap: var(--space-24);
`;
