import { ApiProblem } from '@paw/api-client/http.ts';
import { links } from '@paw/contract/links.ts';
import { logout } from '@paw/contract/logout.ts';
import { useNavigate } from '@paw/ui/router.ts';
import { Button, ButtonLink } from '@paw/ui/Button.tsx';
import { LoadingWords, Skeleton } from '@paw/ui/Skeleton.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Account, fetchAccount } from '../member/account.ts';

interface Props {
  /** The path that "Continue" opens. */
  continuePath: string;
  /** The api refused the session: the member has to log in again. */
  onRefused: () => void;
}

/** For a member who opens /login: the account, and links to continue. */
export function SignedIn({ continuePath, onRefused }: Props) {
  const navigate = useNavigate();
  const [account, setAccount] = useState<Pick<Account, 'name' | 'email'>>();
  const refuse = useEffectEvent((problem: unknown) => {
    if (problem instanceof ApiProblem && problem.code === 'signed_out') onRefused();
    // The links work without the name.
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
      <ButtonLink to={continuePath} replace>
        {continuePath === links.dashboard() ? 'Go to your account' : 'Continue'}
      </ButtonLink>
      <Button kind="secondary" onClick={() => logout((path) => void navigate(path))}>
        Log out
      </Button>
    </>
  );
}
