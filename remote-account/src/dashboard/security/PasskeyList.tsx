import { Notice } from '@paw/ui/Notice.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ConfirmDialog } from '../../member/ConfirmDialog.tsx';
import { useProof } from './proof/useProof.tsx';
import { signInTrouble } from '../../sign-in/formProblem.ts';
import { useCall } from '../../member/useCall.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { deletePasskey, type Passkey } from '../../passkey/passkeyCalls.ts';
import { PasskeyRow } from './PasskeyRow.tsx';

interface Props {
  passkeys: Passkey[];
  show: (passkeys: Passkey[]) => void;
}

/** The member's passkeys: they sign in without a password. */
export function PasskeyList({ passkeys, show }: Props) {
  const removal = useCall();
  const { withProof, proofForm } = useProof();
  const [asked, setAsked] = useState<Passkey>();
  const [news, setNews] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const report = (words: string, left: Passkey[]) => {
    show(left);
    setNews(words);
    // The button that had the focus is gone.
    title.current?.focus();
  };
  const remove = ({ id, name }: Passkey) =>
    void removal.run(async (signal) => {
      const isDone = await withProof(() => {
        // Closed first: the form that asks for proof is on the page below.
        setAsked(undefined);
        return deletePasskey(id, signal);
      });
      if (!isDone) return title.current?.focus();
      report(
        `${name} removed. It can no longer be used to log in.`,
        passkeys.filter((each) => each.id !== id),
      );
    });
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys" ref={title} tabIndex={-1}>
        Passkeys
      </h2>
      <p>Log in with your fingerprint, face or device PIN. No password to remember.</p>
      {passkeys.length > 0 && (
        <List>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRenamed={(renamed) =>
                report(
                  `${passkey.name} is now called ${renamed.name}.`,
                  passkeys.map((each) => (each.id === renamed.id ? renamed : each)),
                )
              }
              onRemove={() => setAsked(passkey)}
            />
          ))}
        </List>
      )}
      <div role="status">{news && <Notice kind="ok">{news}</Notice>}</div>
      <div role="alert">
        {removal.problem !== undefined && <Notice kind="warn">{signInTrouble(removal.problem)}</Notice>}
      </div>
      {proofForm}
      <Adding>
        <AddPasskey
          onGivenUp={() => title.current?.focus()}
          onAdded={(added) => report(`${added.name} added. You can log in with it now.`, [...passkeys, added])}
        />
      </Adding>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={`Remove the passkey ${asked?.name ?? ''}?`}
        words={{ keep: 'Keep it', go: 'Remove it' }}
        onGo={() => asked && remove(asked)}
        pending={removal.pending}
        problem={undefined}
      >
        <p>It will stop working right away. Your device may still suggest it until you delete it there.</p>
      </ConfirmDialog>
    </section>
  );
}

const List = styled(PlainList)`
  margin: var(--space-16) 0;
  border-top: 1px solid var(--line);
`;

const Adding = styled.div`
  margin-top: var(--space-16);
`;
