import type { Head } from '@paw/contract/remote.ts';
import { Notice } from '@paw/ui/Notice.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type Account, fetchAccount } from '../../member/account.ts';
import { accountPaths } from '../frame/accountPaths.ts';
import { DashboardFrame, sectionHead } from '../frame/DashboardFrame.tsx';
import { type MemberData, useMemberData } from '../../member/useMemberData.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Download } from './Download.tsx';
import { DeletionNotice } from './DeletionNotice.tsx';

export const head = (): Head => sectionHead('Your data', accountPaths.data());

/** The data that the shop stores about a member: download it, or delete the account. */
export function Component() {
  const loaded = useMemberData(fetchAccount);
  return (
    <DashboardFrame title="Your data" loaded={loaded}>
      {(account) => <Parts account={account} show={loaded.show} />}
    </DashboardFrame>
  );
}

function Parts({ account, show }: { account: Account; show: MemberData<Account>['show'] }) {
  const [last, setLast] = useState<'asked' | 'kept'>();
  const change = (deletion: Account['deletion']) => {
    show({ ...account, deletion });
    setLast(deletion ? 'asked' : 'kept');
  };
  return (
    <Frame>
      <div role="status">{last === 'kept' && <Notice kind="ok">Your account won’t be deleted.</Notice>}</div>
      <Download />
      {account.deletion ? (
        <DeletionNotice at={account.deletion.at} isNew={last === 'asked'} onKept={() => change(null)} />
      ) : (
        <DeleteAccount onAsked={(at) => change({ at })} />
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-48);
  p {
    max-width: 65ch;
  }
  > :first-child:empty {
    display: none;
  }
`;
