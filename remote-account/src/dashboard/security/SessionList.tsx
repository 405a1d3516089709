import { ApiProblem } from '@paw/api-client/http.ts';
import { Button } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { signInTrouble } from '../../sign-in/formProblem.ts';
import { useCall } from '../../member/useCall.ts';
import { timeWords } from '@paw/rules/timeWords.ts';
import { SignInRow } from './SignInRow.tsx';
import { endOtherSessions, endSession, type SignedIn } from './securityCalls.ts';

interface Props {
  sessions: SignedIn[];
  show: (sessions: SignedIn[]) => void;
}

/** Every browser in which the member is signed in. All others can be signed out here. */
export function SessionList({ sessions, show }: Props) {
  const { pending, problem, run } = useCall();
  const [news, setNews] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const end = (words: string, isLeft: (session: SignedIn) => boolean, work: (signal: AbortSignal) => Promise<void>) =>
    void run(async (signal) => {
      setNews('');
      await work(signal).catch(passEnded);
      show(sessions.filter(isLeft));
      setNews(words);
      // The button that had the focus is gone.
      title.current?.focus();
    });
  const hasOthers = sessions.some(({ isThis }) => !isThis);
  return (
    <section aria-labelledby="where-signed-in">
      <h2 id="where-signed-in" ref={title} tabIndex={-1}>
        Where you’re logged in
      </h2>
      <List>
        {sessions.map((session) => (
          <SignInRow key={session.id}>
            <div>
              <strong>{session.device}</strong>
              <small>
                {session.isThis ? 'This browser' : `Last used ${timeWords(session.lastUsedAt)}`}, logged in{' '}
                {timeWords(session.createdAt)}
              </small>
            </div>
            {!session.isThis && (
              <Button
                kind="secondary"
                disabled={pending}
                aria-label={`Log out ${session.device}, last used ${timeWords(session.lastUsedAt)}`}
                onClick={() =>
                  end(
                    `${session.device} is logged out.`,
                    ({ id }) => id !== session.id,
                    (signal) => endSession(session.id, signal),
                  )
                }
              >
                Log out
              </Button>
            )}
          </SignInRow>
        ))}
      </List>
      <div role="status">{news && <Notice kind="ok">{news}</Notice>}</div>
      <div role="alert">{problem !== undefined && <Notice kind="warn">{signInTrouble(problem)}</Notice>}</div>
      {hasOthers ? (
        <Button
          kind="secondary"
          busy={pending}
          onClick={() => end('You’re logged out everywhere else.', ({ isThis }) => isThis, endOtherSessions)}
        >
          Log out everywhere else
        </Button>
      ) : (
        <p>You’re not logged in anywhere else.</p>
      )}
    </section>
  );
}

/** A session that has already ended counts as signed out. */
function passEnded(error: unknown): void {
  if (!(error instanceof ApiProblem) || error.code !== 'session_not_found') throw error;
}

const List = styled(PlainList)`
  margin-bottom: var(--space-16);
  border-top: 1px solid var(--line);
`;
