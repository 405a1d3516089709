import { links } from '@paw/contract/links.ts';
import type { Head } from '@paw/contract/remote.ts';
import { styled } from 'styled-components';
import { DashboardFrame } from '../frame/DashboardFrame.tsx';
import { useMemberData } from '../../member/useMemberData.ts';
import { IdentityList } from './IdentityList.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ChangeName } from './ChangeName.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { fetchSecurity, type Security } from './securityCalls.ts';
import { SessionList } from './SessionList.tsx';

export function head(): Head {
  return {
    title: 'Security | Paw Dailies',
    description: 'Where you’re logged in to Paw Dailies, your passkeys, linked sign-ins, password, email and name.',
    canonical: links.security(),
    robots: 'noindex',
  };
}

/** Where the member is signed in, and the ways to sign in. */
export function Component() {
  const loaded = useMemberData(fetchSecurity);
  return (
    <DashboardFrame title="Security" loaded={loaded}>
      {(security) => {
        const change = (changed: Partial<Security>) => loaded.show({ ...security, ...changed });
        const { account, sessions, passkeys, identities } = security;
        return (
          <Parts>
            <SessionList sessions={sessions} show={(left) => change({ sessions: left })} />
            <PasskeyList passkeys={passkeys} show={(left) => change({ passkeys: left })} />
            <IdentityList identities={identities} show={(left) => change({ identities: left })} />
            <ChangePassword onChanged={() => change({ sessions: sessions.filter(({ isThis }) => isThis) })} />
            <ChangeEmail />
            <ChangeName account={account} show={(renamed) => change({ account: renamed })} />
          </Parts>
        );
      }}
    </DashboardFrame>
  );
}

const Parts = styled.div`
  display: grid;
  gap: var(--space-48);
  max-width: calc(var(--panel) + var(--space-96));
  h2 {
    margin: 0 0 var(--space-8);
    font-size: var(--text-22);
  }
  p {
    margin: 0;
  }
`;
