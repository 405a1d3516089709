import { links } from '@paw/contract/links.ts';
import { logout } from '@paw/contract/logout.ts';
import { CircleUser } from 'lucide-react';
import { useElementId } from '@paw/ui/useElementId.ts';
import type { RefObject } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAccountName } from '../../session/sessionStore.ts';
import { Panel } from '../disclosure/Panel.tsx';
import { useDisclosures } from '../disclosure/useDisclosures.ts';
import { AccountLabel } from './AccountLabel.tsx';
import { useAuthMark } from './authMark.ts';

/**
 * Login and Signup, or Dashboard and Logout. All four are in the HTML; the mark on `<html>` decides which are shown, so
 * they are right before hydration. Until then, and without JavaScript, the button is a link to /login.
 */
export function AccountMenu() {
  const name = useAccountName();
  const navigate = useNavigate();
  const { root, isHydrated, isOpen, item, toggle, onKeyDown } = useDisclosures();
  const id = useElementId();
  useAuthMark();
  return (
    <div
      role="presentation"
      ref={root as RefObject<HTMLDivElement>}
      data-hydrated={isHydrated ? '' : undefined}
      onKeyDown={onKeyDown}
    >
      <Item {...item('account')}>
        <Opener
          href={links.login()}
          {...(isHydrated && { role: 'button', 'aria-expanded': isOpen('account'), 'aria-controls': id })}
          onClick={toggle('account')}
        >
          <CircleUser strokeWidth={1.75} aria-hidden />
          <AccountLabel name={name} />
        </Opener>
        <Links as="ul" id={id} data-panel="">
          <SignedOut>
            <Link to={links.login()}>Login</Link>
          </SignedOut>
          <SignedOut>
            <Link to={links.signup()}>Signup</Link>
          </SignedOut>
          <SignedIn>
            <Link to={links.dashboard()}>Dashboard</Link>
          </SignedIn>
          <SignedIn>
            <button type="button" onClick={() => logout((path) => void navigate(path))}>
              Logout
            </button>
          </SignedIn>
        </Links>
      </Item>
    </div>
  );
}

const Item = styled.div`
  position: relative;
`;

const Opener = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-8);
  min-width: calc(var(--target) + var(--space-24));
  height: var(--target);
  border-radius: var(--radius-round);
  color: var(--ink);
  font-weight: 600;
  text-decoration: none;
  &:hover,
  &[aria-expanded='true'] {
    background: var(--sand);
  }
  @media (min-width: 992px) {
    padding: 0 var(--space-12);
  }
`;

const Links = styled(Panel)`
  right: 0;
  margin: 0;
  padding: var(--space-8);
  border-radius: var(--radius-card);
  list-style-type: '';
  a,
  button {
    display: flex;
    align-items: center;
    width: 100%;
    min-width: 10em;
    min-height: var(--target);
    padding: 0 var(--space-12);
    border: 0;
    border-radius: var(--radius-field);
    background: none;
    color: var(--ink);
    text-decoration: none;
    &:hover {
      background: var(--sand);
    }
  }
`;

const SignedOut = styled.li`
  :root[data-auth='member'] & {
    display: none;
  }
`;

const SignedIn = styled.li`
  :root:not([data-auth='member']) & {
    display: none;
  }
`;
