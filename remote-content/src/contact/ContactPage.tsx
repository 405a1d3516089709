import { links } from '@paw/contract/links.ts';
import type { Head } from '@paw/contract/remote.ts';
import { readSite } from '@paw/contract/site.ts';
import { Link } from '@paw/ui/router.ts';
import { PhoneLink } from '@paw/ui/PhoneLink.tsx';
import { PageFrame, PageTitle } from '@paw/ui/PageFrame.tsx';
import { styled } from 'styled-components';
import { ContactForm } from './form/ContactForm.tsx';
import { OpeningHours } from '../hours/OpeningHours.tsx';
import { panelLook } from '../panel/panelLook.ts';
import { Lead } from '../reading/Lead.tsx';
import { Questions } from './Questions.tsx';

export function head(): Head {
  return {
    title: 'Contact us | Paw Dailies',
    description:
      'Write to or call Paw Dailies. Find our contact form, phone, email, address and hours, and answers to common questions.',
    canonical: links.contact(),
  };
}

export function Component() {
  const { phone, email, address } = readSite();
  return (
    <PageFrame>
      <PageTitle>Contact us</PageTitle>
      <Lead>
        Question about sizing, an order, or a pet that won’t share its bed? Call or write. A real person will answer.
      </Lead>
      <Ways>
        <Way>
          <h2>Call</h2>
          <p>
            <PhoneLink phone={phone} />
          </p>
          <p>The fastest way to reach us during business hours.</p>
        </Way>
        <Way>
          <h2>Write</h2>
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          <p>
            Or use <a href="#write">the form below</a>. We reply by the next business day.
          </p>
        </Way>
        <Way>
          <h2>Mail</h2>
          <address>
            Paw Dailies
            <br />
            {address}
          </address>
          <p>
            Returning something? See <Link to={links.returns()}>how to return an item</Link> first.
          </p>
        </Way>
      </Ways>
      <More id="write">
        <OpeningHours />
        <ContactForm />
      </More>
      <Questions />
    </PageFrame>
  );
}

const Ways = styled.div`
  display: grid;
  margin-top: var(--space-32);
  gap: var(--space-16);
  @media (min-width: 992px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-24);
  }
`;

const More = styled.section`
  scroll-margin-top: var(--space-64);
  display: grid;
  gap: var(--space-48) var(--space-24);
  @media (min-width: 992px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    align-items: start;
    > :first-child {
      order: 1;
    }
  }
`;

const Way = styled.section`
  ${panelLook}
  a {
    font-weight: 600;
  }
  > p:not(:last-child) a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    font-size: var(--text-18);
    overflow-wrap: anywhere;
  }
  address {
    margin-bottom: var(--space-16);
    font-style: normal;
  }
  > p {
    margin-bottom: 0;
  }
`;
