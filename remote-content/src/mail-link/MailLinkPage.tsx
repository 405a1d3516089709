import { ApiProblem } from '@paw/api-client/http.ts';
import { Button } from '@paw/ui/Button.tsx';
import { ErrorSummary } from '@paw/ui/ErrorSummary.tsx';
import { Field } from '@paw/ui/Field.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { PageFrame, PageTitle } from '@paw/ui/PageFrame.tsx';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { AnswerAt } from '../posted-form/AnswerAt.tsx';

interface Props {
  title: string;
  lead: ReactNode;
  /** The URL that the form posts to. */
  action: string;
  button: string;
  /** The message after success. */
  done: string;
  /** Navigates to another page instead, with JavaScript. */
  onDone?: () => void;
  /** The message for an invalid link. */
  unknown: ReactNode;
  next: ReactNode;
  /** @throws ApiProblem */
  send: (token: string) => Promise<unknown>;
}

type State = { kind: 'waiting' | 'busy' | 'done' } | { kind: 'unknown' | 'failed'; attempt: number };

/**
 * A page that an email links to. Nothing happens before a press, because email scanners open links too. Without JavaScript
 * the token behind the # cannot be read, so it can be typed as a code.
 */
export function MailLinkPage({ title, lead, action, button, done, onDone, unknown, next, send }: Props) {
  const { token, forget } = useMailedToken();
  const [state, setState] = useState<State>({ kind: 'waiting' });
  const attempt = 'attempt' in state ? state.attempt : 0;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.kind === 'busy') return;
    const field = event.currentTarget.elements.namedItem('token') as HTMLInputElement;
    setState({ kind: 'busy' });
    try {
      await send(field.value.trim());
      forget();
      if (onDone) onDone();
      else setState({ kind: 'done' });
    } catch (problem) {
      const isUnknown = problem instanceof ApiProblem && problem.status >= 400 && problem.status < 500;
      setState({ kind: isUnknown ? 'unknown' : 'failed', attempt: attempt + 1 });
    }
  };
  return (
    <PageFrame>
      <PageTitle>{title}</PageTitle>
      <Column>
        <AnswerAt id="done">
          <Notice kind="ok">{done}</Notice>
        </AnswerAt>
        <AnswerAt id="unknown">
          <Notice kind="error">{unknown}</Notice>
        </AnswerAt>
        {state.kind === 'done' ? (
          <Done>{done}</Done>
        ) : (
          <Form method="post" action={action} onSubmit={submit} $isHydrated={token !== undefined}>
            <p>{lead}</p>
            {state.kind === 'unknown' && <ErrorSummary key={attempt}>{unknown}</ErrorSummary>}
            {state.kind === 'failed' && (
              <ErrorSummary key={attempt}>That didn’t work. Please try again in a moment.</ErrorSummary>
            )}
            {token ? (
              <input type="hidden" name="token" value={token} />
            ) : (
              <Field label="Code from our email" name="token" autoComplete="off" spellCheck={false} required />
            )}
            <Go type="submit" busy={state.kind === 'busy'}>
              {button}
            </Go>
          </Form>
        )}
        {next}
      </Column>
    </PageFrame>
  );
}

/**
 * The token behind the # of a link in an email; '' without one, undefined until hydration. It stays in the URL, so that a
 * reload works, until `forget` removes it.
 */
function useMailedToken(): { token: string | undefined; forget: () => void } {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const read = () => setToken(/^#([\w-]{20,200})$/.exec(location.hash)?.[1] ?? '');
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  // Keeps the router's own state of the entry.
  const forget = () => history.replaceState(history.state, '', location.pathname);
  return { token, forget };
}

/** Takes the focus, because the button that had it is gone. */
function Done({ children }: { children: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <div ref={frame} role="status" tabIndex={-1}>
      <Notice kind="ok">{children}</Notice>
    </div>
  );
}

const Column = styled.div`
  display: grid;
  gap: var(--space-24);
  max-width: calc(var(--panel) + var(--space-96));
  p {
    margin: 0;
  }
`;

/** With JavaScript it is hidden until hydration, when it is known whether the URL has a token. */
const Form = styled.form<{ $isHydrated: boolean }>`
  display: grid;
  gap: var(--space-16);
  @media (scripting: enabled) {
    visibility: ${({ $isHydrated }) => ($isHydrated ? 'visible' : 'hidden')};
  }
`;

const Go = styled(Button)`
  @media (min-width: 576px) {
    justify-self: start;
  }
`;
