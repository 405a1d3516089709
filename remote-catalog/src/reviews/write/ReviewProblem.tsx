import { ApiProblem } from '@paw/api-client/http.ts';
import { links } from '@paw/contract/links.ts';
import { Link } from '@paw/ui/router.ts';
import { Notice } from '@paw/ui/Notice.tsx';
import { type MouseEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { ReviewErrors } from './sendReview.ts';

interface Props {
  errors: ReviewErrors;
  /** What the call threw. */
  problem?: unknown;
  /** Where a login leads back to. */
  returnTo: string;
}

/** Why a review was not taken. It takes the focus, and leads to each field. */
export function ReviewProblem({ errors, problem, returnTo }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  const fields = Object.entries(errors);
  const goTo = (name: string) => (event: MouseEvent) => {
    event.preventDefault();
    frame.current?.closest('form')?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
  return (
    <Frame ref={frame} role="alert" tabIndex={-1}>
      <Notice kind="error" title={fields.length ? 'Please check what you wrote' : undefined}>
        {fields.map(([name, error]) => (
          <a key={name} href={`#${name}`} onClick={goTo(name)}>
            {error}
          </a>
        ))}
        {problem !== undefined &&
          (isSignedOut(problem) ? (
            <>
              You’ve been signed out. Your review is saved. <Link to={links.login(returnTo)}>Log in again</Link>
            </>
          ) : (
            <>{problem instanceof ApiProblem ? problem.message : trouble} Your text is still here.</>
          ))}
      </Notice>
    </Frame>
  );
}

const trouble = 'Something went wrong on our end. Please try again in a moment.';

const isSignedOut = (error: unknown) =>
  error instanceof ApiProblem && (error.code === 'signed_out' || error.status === 401);

const Frame = styled.div`
  border-radius: var(--radius-field);
  a[href^='#'] {
    display: flex;
    align-items: center;
    min-height: var(--target);
    color: var(--ink);
  }
`;
