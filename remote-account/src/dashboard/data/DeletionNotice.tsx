import { longDate } from '@paw/rules/longDate.ts';
import { Button } from '@paw/ui/Button.tsx';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useCall } from '../../member/useCall.ts';
import { ActionNotice } from '../../member/ActionTrouble.tsx';
import { keepAccount } from './myData.ts';

interface Props {
  /** When the account will be deleted, ISO. */
  at: string;
  /** The member has just requested it here. */
  isNew: boolean;
  onKept: () => void;
}

/** An account that will be deleted, with a button to keep it. */
export function DeletionNotice({ at, isNew, onKept }: Props) {
  const { pending, problem, run } = useCall();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  const keep = () =>
    run(async (signal) => {
      await keepAccount(signal);
      if (!signal.aborted) onKept();
    });
  return (
    <section aria-labelledby="leaving">
      <Title id="leaving" ref={title} tabIndex={-1}>
        Your account will be deleted on {longDate(at)}
      </Title>
      <p>Nothing changes until then. Changed your mind? Keep your account and nothing is deleted.</p>
      <div role="alert">
        <ActionNotice problem={problem} />
      </div>
      <Button busy={pending} onClick={() => void keep()}>
        Keep my account
      </Button>
    </section>
  );
}

const Title = styled.h2`
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;
