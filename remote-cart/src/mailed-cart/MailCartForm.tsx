import { ApiProblem } from '@paw/api-client/http.ts';
import { readToken } from '@paw/contract/tokenStorage.ts';
import { Button } from '@paw/ui/Button.tsx';
import { Disclosure } from '@paw/ui/Disclosure.tsx';
import { EmailField } from '@paw/ui/EmailField.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { type SubmitEvent, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { selectLines } from '../cart/cartSlice.ts';
import { mailCart } from './mailCart.ts';

const plausible = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const badEmail = { code: 'bad_email', message: 'Enter an email like name@example.com.' };
const unexpected = { code: 'unexpected', message: 'Something went wrong on our end. Please try again in a moment.' };

/** A guest's cart for another device, as one email. A member's cart is on all devices anyway. */
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
    setProblem(plausible.test(email) ? undefined : badEmail);
    if (!plausible.test(email)) return field.current?.focus();
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

const Form = styled.form`
  display: grid;
  gap: var(--space-12);
  justify-items: start;
  > :not(button) {
    width: 100%;
  }
`;
