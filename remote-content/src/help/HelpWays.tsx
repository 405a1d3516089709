import { links } from '@paw/contract/links.ts';
import { readSite } from '@paw/contract/site.ts';
import { PhoneLink } from '@paw/ui/PhoneLink.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { TextLink } from '@paw/ui/TextLink.tsx';
import { styled } from 'styled-components';
import { OpeningHours } from '../hours/OpeningHours.tsx';
import { panelLook } from '../panel/panelLook.ts';

/** The fragment of its URL. */
export const HELP_WAYS = 'talk-to-us';

/** How to reach a person, and the most wanted self-service pages. */
export function HelpWays() {
  return (
    <Columns id={HELP_WAYS} aria-label="Talk to us">
      <Panel>
        <h2>Talk to a person</h2>
        <PlainList>
          <li>
            <PhoneLink phone={readSite().phone} />
          </li>
          <li>
            <TextLink to={links.contact()}>Write to us</TextLink>
          </li>
        </PlainList>
      </Panel>
      <OpeningHours />
      <Panel>
        <h2>Self-service</h2>
        <PlainList>
          <li>
            <TextLink to={links.trackOrder()}>Track your order</TextLink>
          </li>
          <li>
            <TextLink to={links.returns()}>Returns and refunds</TextLink>
          </li>
          <li>
            <TextLink to={links.dashboard()}>Your account</TextLink>
          </li>
        </PlainList>
      </Panel>
    </Columns>
  );
}

const Columns = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  scroll-margin-top: var(--space-64);
  gap: var(--space-16);
  @media (min-width: 992px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-24);
  }
`;

const Panel = styled.div`
  ${panelLook}
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    font-weight: 600;
  }
`;
