import { Button } from '@paw/ui/Button.tsx';
import { EmailField } from '@paw/ui/EmailField.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import type { SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { noticeWays } from './noticeWays.ts';
import { useNoticeCall } from './useNoticeCall.ts';

const plausible = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The form for one back-in-stock email. The typed address stays until the api accepts it. */
export function NoticeForm({ variantId, name }: { variantId: number; name: string }) {
  const { send, isSending, done, problem, setProblem } = useNoticeCall(async (email) =>
    (await noticeWays.load()).askForNotice(email, variantId),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    const email = field.value.trim();
    if (plausible.test(email)) return void send(email);
    setProblem({ code: 'bad_email', message: 'Please enter your email address, such as name@example.com.' });
    field.focus();
  };
  const isAboutEmail = problem?.code === 'bad_email';
  if (done) return <Notice kind="ok">{done}</Notice>;
  return (
    <Form noValidate method="post" onSubmit={submit}>
      <EmailField
        label="Email me when it’s back"
        help={`One email about ${name}. Nothing else.`}
        error={isAboutEmail ? problem.message : undefined}
      />
      {problem && !isAboutEmail && <Notice kind="error">{problem.message}</Notice>}
      <Button kind="secondary" type="submit" busy={isSending}>
        Email me
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-12);
  justify-items: start;
  > :not(button) {
    width: 100%;
  }
`;
