import { links } from '@paw/contract/links.ts';
import { Notice } from '@paw/ui/Notice.tsx';
import { Link, useLocation } from '@paw/ui/router.ts';
import { styled } from 'styled-components';
import { troubleWords } from './useCall.ts';
import { isRefusal } from './useMemberData.ts';

interface Props {
  /** What the call threw; undefined shows nothing. */
  problem: unknown;
}

/** Why an action failed, in words. After logging in again, the member is back on this page. */
export function ActionTrouble({ problem }: Props) {
  const { pathname, search } = useLocation();
  if (problem === undefined) return null;
  if (isRefusal(problem)) {
    return (
      <>
        Your session has ended. <Link to={links.login(pathname + search)}>Log in</Link> and try again.
      </>
    );
  }
  return troubleWords(problem);
}

/** The same as a notice, for a place that announces its content. */
export function ActionNotice({ problem, kind = 'warn' }: Props & { kind?: 'warn' | 'error' }) {
  if (problem === undefined) return null;
  return (
    <Notice kind={kind}>
      <ActionTrouble problem={problem} />
    </Notice>
  );
}

/** Above cards and choices: what the last press led to. */
export const Outcome = styled.div.attrs({ role: 'status' })`
  &:not(:empty) {
    margin-bottom: var(--space-16);
  }
`;
