import { answer, ApiProblem, createApi } from '@paw/api-client/http.ts';
import type { CartLine } from '@paw/contract/cartStorage.ts';
import { readToken } from '@paw/contract/tokenStorage.ts';
import { isPlausibleEmail } from '@paw/rules/emailRules.ts';
import { Button } from '@paw/ui/Button.tsx';
import { Disclosure } from '@paw/ui/Disclosure.tsx';
import { EmailField } from '@paw/ui/EmailField.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { type SubmitEvent, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { selectLines } from '../cart/cartSlice.ts';
import { askedLine } from '../quote/askQuote.ts';

const badEmail = { code: 'bad_email', message: 'Enter an email like name@example.com.' };
const unexpected = { code: 'unexpected', message: 'Something went wrong on our end. Please try again in a moment.' };

/** Emails a guest's cart, for another device. A member's cart is on all devices anyway. */
export function MailCartForm() {
  const lines = useSelector(selectLines);
  const field = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [done, setDone] = useState<string>();
  const [problem, setProblem] = useState<{ code: string; message: string }>();
  const token = readToken();
  if (token && !token.guest) return null;

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = field.current?.value.trim() ?? '';
    setDone(undefined);
    setProblem(isPlausibleEmail(email) ? undefined : badEmail);
    if (!isPlausibleEmail(email)) return field.current?.focus();
    if (isSending) return;
    setSending(true);
    try {
      setDone(await mailCart(email, lines));
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error : unexpected);
    } finally {
      setSending(false);
    }
  };
  const isAboutEmail = problem?.code === 'bad_email';
  return (
    <Disclosure title="Continue on another device">
      <Form noValidate onSubmit={(event) => void send(event)}>
        <EmailField
          ref={field}
          label="Email me this cart"
          help="One email with a link to this cart. Nothing else."
          error={isAboutEmail ? problem.message : undefined}
        />
        <div role="status">
          {done && <Notice kind="ok">{done}</Notice>}
          {problem && !isAboutEmail && <Notice kind="error">{problem.message}</Notice>}
        </div>
        <Button kind="secondary" type="submit" busy={isSending}>
          Send email
        </Button>
      </Form>
    </Disclosure>
  );
}

/** @returns what happens next, in words. @throws ApiProblem; its code is `bad_email` when the address is wrong */
async function mailCart(email: string, lines: readonly CartLine[]): Promise<string> {
  const body = { email, lines: lines.map(askedLine) };
  const { message } = await answer(createApi({ baseUrl: '' }).POST('/api/cart/mail', { body }));
  return message;
}

const Form = styled.form`
  display: grid;
  gap: var(--space-12);
  justify-items: start;
  > :not(button) {
    width: 100%;
  }
`;
