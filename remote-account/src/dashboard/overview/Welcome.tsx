import { links } from '@paw/contract/links.ts';
import { Link, useLocation } from '@paw/ui/router.ts';
import { Notice } from '@paw/ui/Notice.tsx';
import { styled } from 'styled-components';
import { accountPaths } from '../frame/accountPaths.ts';
import { readNewMember } from '../../member/account.ts';

/** Shown right after the sign-up, with the first things to do. */
export function Welcome() {
  const { state } = useLocation();
  if (!readNewMember(state)) return null;
  return (
    <Frame role="status">
      <Notice kind="ok" title="Welcome to Paw Dailies. Your account is ready.">
        <ul>
          <li>
            <Link to={accountPaths.pet()}>Add your pets</Link>, and we’ll suggest what fits them.
          </li>
          <li>
            <Link to={accountPaths.addresses()}>Save an address</Link> to check out faster.
          </li>
          <li>
            <Link to={links.home()}>Start shopping</Link>, and tap the heart on anything you want to remember.
          </li>
        </ul>
      </Notice>
    </Frame>
  );
}

const Frame = styled.div`
  margin-bottom: var(--space-24);
  ul {
    margin: var(--space-8) 0 0;
    padding-left: var(--space-24);
  }
  li {
    margin-bottom: var(--space-4);
  }
`;
