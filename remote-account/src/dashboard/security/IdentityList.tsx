import { readSite } from '@paw/contract/site.ts';
import { Button } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ConfirmDialog } from '../../member/ConfirmDialog.tsx';
import { useProof } from './proof/useProof.tsx';
import { timeWords } from '@paw/rules/timeWords.ts';
import { SignInRow } from './SignInRow.tsx';
import { signInTrouble } from '../../sign-in/formProblem.ts';
import { useCall } from '../../member/useCall.ts';
import { type Identity, startIdentity, unlinkIdentity } from '../../social-sign-in/identityCalls.ts';

interface Props {
  identities: Identity[];
  show: (identities: Identity[]) => void;
  leave?: (url: string) => void;
}

const goTo = (url: string) => location.assign(url);

/** The linked sign-ins with providers; nothing when the shop offers no provider and none is linked. */
export function IdentityList({ identities, show, leave = goTo }: Props) {
  const { signIn } = readSite();
  const { pending, problem, run } = useCall();
  const { withProof, proofForm } = useProof();
  const [asked, setAsked] = useState<Identity>();
  const [news, setNews] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const link = () =>
    void run(async (signal) => {
      setNews('');
      const isShown = await withProof(async () => leave(await startIdentity(signIn?.flow ?? 'code', signal)));
      if (!isShown) title.current?.focus();
    });
  const unlink = ({ id, provider }: Identity) =>
    void run(async (signal) => {
      setAsked(undefined);
      setNews('');
      // In both cases the button that had the focus is gone.
      if (!(await withProof(() => unlinkIdentity(id, signal)))) return title.current?.focus();
      show(identities.filter((each) => each.id !== id));
      setNews(`${provider} removed. It can no longer be used to log in.`);
      title.current?.focus();
    });
  if (!signIn && identities.length === 0) return null;
  return (
    <section aria-labelledby="linked-sign-ins">
      <h2 id="linked-sign-ins" ref={title} tabIndex={-1}>
        Linked sign-ins
      </h2>
      <p>Accounts on other sites that you can log in with.</p>
      {identities.length > 0 && (
        <List>
          {identities.map((identity) => (
            <SignInRow key={identity.id}>
              <div>
                <strong>{identity.provider}</strong>
                <small>Linked {timeWords(identity.linkedAt)}</small>
              </div>
              <Button
                kind="quiet"
                disabled={pending}
                aria-label={`Remove ${identity.provider}`}
                onClick={() => setAsked(identity)}
              >
                Remove
              </Button>
            </SignInRow>
          ))}
        </List>
      )}
      <div role="status">{news && <Notice kind="ok">{news}</Notice>}</div>
      <div role="alert">{problem !== undefined && <Notice kind="warn">{signInTrouble(problem)}</Notice>}</div>
      {proofForm ??
        (signIn && (
          <Linking>
            <Button kind="secondary" busy={pending} onClick={link}>
              Link {signIn.by}
            </Button>
          </Linking>
        ))}
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={`Remove ${asked?.provider ?? ''}?`}
        words={{ keep: 'Keep it', go: 'Remove it' }}
        onGo={() => asked && unlink(asked)}
        pending={pending}
        problem={undefined}
      >
        <p>You won’t be able to log in with it until you link it again here.</p>
      </ConfirmDialog>
    </section>
  );
}

const List = styled(PlainList)`
  margin: var(--space-16) 0;
  border-top: 1px solid var(--line);
`;

const Linking = styled.div`
  margin-top: var(--space-16);
`;
