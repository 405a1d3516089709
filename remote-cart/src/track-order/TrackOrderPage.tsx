import { answer, ApiProblem, createApi } from '@paw/api-client/http.ts';
import { links } from '@paw/contract/links.ts';
import type { Head } from '@paw/contract/remote.ts';
import { useNavigate } from '@paw/ui/router.ts';
import { Button } from '@paw/ui/Button.tsx';
import { ErrorSummary } from '@paw/ui/ErrorSummary.tsx';
import { EmailField } from '@paw/ui/EmailField.tsx';
import { Field } from '@paw/ui/Field.tsx';
import { PageFrame, PageTitle } from '@paw/ui/PageFrame.tsx';
import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { typedIn } from '@paw/ui/field/typedIn.ts';
import { contactErrors, type Errors } from '../checkout/step/steps.ts';
import { orderSentPath } from '../order/orderPaths.ts';
import { troubleWords } from '../quote/QuoteTrouble.tsx';

export function head(): Head {
  return {
    title: 'Track your order | Paw Dailies',
    description: 'Look up an order by its number and your email to see its status and invoice.',
    canonical: links.trackOrder(),
    robots: 'noindex',
  };
}

interface Trouble {
  errors: Errors;
  problem?: unknown;
  attempt: number;
}

/** Opens an order by its number and email. The answer does not reveal which of the two is wrong. */
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
      ...(!number && { number: 'Enter your order number.' }),
      ...contactErrors({ email, phone: '' }),
    };
    if (Object.keys(errors).length) return setTrouble({ errors, attempt });
    setBusy(true);
    setTrouble(undefined);
    try {
      const api = createApi({ baseUrl: '' });
      const { reference } = await answer(api.POST('/api/orders/track', { body: { number, email } }));
      // A shopper who tracks an order wants its status, even right after placing it.
      await navigate(orderSentPath(reference), { state: { tracked: true } });
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
        <p>You’ll find both in your confirmation email.</p>
        {trouble && (
          <ErrorSummary
            key={trouble.attempt}
            title={isMissing ? 'No order found' : problem ? 'We couldn’t look up your order' : 'There’s a problem'}
            errors={errors}
          >
            {problem !== undefined && troubleWords(problem)}
          </ErrorSummary>
        )}
        <Field
          label="Order number"
          help="Starts with PD, like PD-2345WXYZ."
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
        <p>Turn on JavaScript to look up an order.</p>
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
