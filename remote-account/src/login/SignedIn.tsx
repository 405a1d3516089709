import { ApiProblem } from '@paw/shared/contract/http.ts';
import { links } from '@paw/shared/contract/links.ts';
import { logout } from '@paw/shared/contract/logout.ts';
import { useNavigate } from '@paw/shared/router.ts';
import { Button, ButtonLink } from '@paw/shared/ui/Button.tsx';
import { LoadingWords, Skeleton } from '@paw/shared/ui/Skeleton.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Account, fetchAccount } from '../dashboard/fetchAccount.ts';

interface Props {
  /** Where "Continue" leads. */
  way: string;
  /** The api refused the session: the member has to log in again. */
  onRefused: () => void;
}

/** For a member who opens /login: who they are, and the ways on. */
export function SignedIn({ way, onRefused }: Props) {
  const navigate = useNavigate();
  const [account, setAccount] = useState<Pick<Account, 'name' | 'email'>>();
  const refuse = useEffectEvent((problem: unknown) => {
    if (problem instanceof ApiProblem && problem.code === 'signed_out') onRefused();
    // The ways on work without the name.
    else setAccount({ name: '', email: '' });
  });
  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    fetchAccount(signal).then(
      (found) => !signal.aborted && setAccount(found),
      (problem: unknown) => !signal.aborted && refuse(problem),
    );
    return () => ends.abort();
  }, []);
  return (
    <>
      <h1>You’re already logged in</h1>
      {!account && (
        <>
          <LoadingWords />
          <Skeleton />
        </>
      )}
      {account?.email && (
        <p>
          This is the account of <strong>{account.name}</strong>, {account.email}.
        </p>
      )}
      <ButtonLink to={way} replace>
        {way === links.dashboard() ? 'Go to your account' : 'Continue'}
      </ButtonLink>
      <Button kind="secondary" onClick={() => logout((path) => void navigate(path))}>
        Log out
      </Button>
    </>
  );
}
