import { Failure } from '../frame/Failure.tsx';
import { Loading } from '../frame/Loading.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { useLive } from '../live/LiveProvider.tsx';
import { useReread } from '../live/useReread.ts';
import { Invitations } from './Invitations.tsx';
import { People } from './People.tsx';
import { readLetIn } from './readLetIn.ts';
import { SignedIn } from './SignedIn.tsx';
import { Tokens } from './Tokens.tsx';

/** Who is let in and as what; for admins. */
export function AccessPage() {
  const { me } = useLive();
  return (
    <>
      <PageHeading title="People and tokens" />
      {!me && <Loading what="who you are" />}
      {me && !me.mayAdminister && (
        <p className="notice">
          {me.name} ({me.role}) may not manage tokens and people: ask an admin.
        </p>
      )}
      {me?.mayAdminister && <Everyone />}
    </>
  );
}

function Everyone() {
  const { found, failure, reload } = useReread(readLetIn);
  const section = { reload };
  return (
    <>
      {failure && <Failure failure={failure} onRetry={() => void reload()} />}
      {!found && !failure && <Loading what="who is let in" />}
      {found && (
        <>
          <p>Every change here is an entry of the registry’s own log, with your name.</p>
          <SignedIn {...section} tokens={found.tokens} />
          <People {...section} found={found} />
          <Invitations {...section} tokens={found.tokens} />
          <Tokens {...section} tokens={found.tokens} />
        </>
      )}
    </>
  );
}
