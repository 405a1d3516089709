import { answer, ApiProblem, createApi } from '@paw/shared/contract/http.ts';
import type { Head } from '@paw/shared/contract/remote.ts';
import { useNavigate } from '@paw/shared/router.ts';
import { Button } from '@paw/shared/ui/Button.tsx';
import { ErrorSummary } from '@paw/shared/ui/ErrorSummary.tsx';
import { EmailField } from '@paw/shared/ui/EmailField.tsx';
import { Field } from '@paw/shared/ui/Field.tsx';
import { PageFrame, PageTitle } from '@paw/shared/ui/PageFrame.tsx';
import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { contactErrors, type Errors } from '../checkout/step/steps.ts';
import { typedIn } from '@paw/shared/ui/field/typedIn.ts';
import { orderSentPath, trackOrderPath } from '../order/orderPaths.ts';
import { troubleWords } from '../quote/QuoteTrouble.tsx';

export function head(): Head {
  return {
    title: 'Track your order | Paw Dailies',
    description: 'Find an order by its number and your email: how far it is, and its invoice.',
    canonical: trackOrderPath,
    robots: 'noindex',
  };
}

interface Trouble {
  errors: Errors;
  problem?: unknown;
  attempt: number;
}

/** For whoever has the number and the email of an order; what does not fit together is said in one way. */
export function Component() {
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState<Trouble>();
  const [isBusy, setBusy] = useState(false);
  const find = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = typedIn(event.currentTarget);
    const [number = '', email = ''] = [typed.number?.trim(), typed.email?.trim()];
    const attempt = (trouble?.attempt ?? 0) + 1;
    const errors: Errors = {
      ...(!number && { number: 'Enter the number of your order.' }),
      ...contactErrors({ email, phone: '' }),
    };
    if (Object.keys(errors).length) return setTrouble({ errors, attempt });
    setBusy(true);
    setTrouble(undefined);
    try {
      const api = createApi({ baseUrl: '' });
      const { reference } = await answer(api.POST('/api/orders/track', { body: { number, email } }));
      await navigate(orderSentPath(reference));
    } catch (problem) {
      setTrouble({ errors: {}, problem, attempt });
    } finally {
      setBusy(false);
    }
  };
  const { errors = {}, problem } = trouble ?? {};
  const isMissing = problem instanceof ApiProblem && problem.status === 404;
  return (
    <PageFrame>
      <PageTitle>Track your order</PageTitle>
      <Form method="post" noValidate onSubmit={(event) => void find(event)}>
        <p>Both stand in the confirmation that we mailed you.</p>
        {trouble && (
          <ErrorSummary
            key={trouble.attempt}
            title={
              isMissing ? 'No order found' : problem ? 'Your order could not be found' : 'Please check what you typed'
            }
            errors={errors}
          >
            {problem !== undefined && troubleWords(problem)}
          </ErrorSummary>
        )}
        <Field
          label="Order number"
          help="It begins with PD."
          name="number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={40}
          error={errors.number}
        />
        <EmailField required error={errors.email} />
        <Button type="submit" busy={isBusy}>
          Find my order
        </Button>
      </Form>
      <noscript>
        <p>To find an order this page needs JavaScript. Please switch it on.</p>
      </noscript>
    </PageFrame>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-16);
  max-width: var(--panel);
  p {
    margin: 0;
  }
  @media (scripting: none) {
    display: none;
  }
`;
