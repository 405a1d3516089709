import { Button } from '@paw/shared/ui/Button.tsx';
import { RemovableChip } from '@paw/shared/ui/Chip.tsx';
import { Disclosure } from '@paw/shared/ui/Disclosure.tsx';
import { Field } from '@paw/shared/ui/Field.tsx';
import { VisuallyHidden } from '@paw/shared/ui/VisuallyHidden.tsx';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { changeDraft, useDraft } from '../draft/draftStore.ts';
import type { QuoteState } from '../quote/useQuote.ts';

/** A code that takes something off. What comes of it is the api's to say; the code goes along to checkout. */
export function CouponForm({ state: { quote, isCurrent } }: { state: QuoteState }) {
  const { coupon: code } = useDraft();
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const [wasRemoved, setRemoved] = useState(false);
  const judged = quote?.coupon?.code.toUpperCase() === code.toUpperCase() ? quote.coupon : undefined;
  const refused = judged && !judged.ok ? judged.message : undefined;
  useEffect(() => {
    if (!code && wasRemoved) field.current?.focus();
  }, [code, wasRemoved]);

  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = (field.current?.value ?? '').trim().toUpperCase();
    setProblem(typed ? undefined : 'Enter your code.');
    if (typed) changeDraft({ coupon: typed });
    else field.current?.focus();
  };
  const remove = () => {
    setRemoved(true);
    changeDraft({ coupon: undefined });
  };

  if (code && !refused) {
    return (
      <Applied>
        <RemovableChip onClick={remove}>{`Code ${code}`}</RemovableChip>
        <span role="status">{judged ? judged.message : isCurrent ? '' : 'Checking the code…'}</span>
      </Applied>
    );
  }
  return (
    <Disclosure title="Have a code?" open={Boolean(code) || wasRemoved || undefined}>
      <Form noValidate onSubmit={apply}>
        <Field
          ref={field}
          label="Code"
          name="coupon"
          defaultValue={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={problem ?? refused}
        />
        <Buttons>
          <Button type="submit" kind="secondary">
            Apply
          </Button>
          {code && (
            <Button kind="quiet" onClick={remove}>
              Go on without it
            </Button>
          )}
        </Buttons>
        <VisuallyHidden role="status">{refused}</VisuallyHidden>
      </Form>
    </Disclosure>
  );
}

const Applied = styled.div`
  display: grid;
  gap: var(--space-8);
  justify-items: start;
`;

const Form = styled.form`
  display: grid;
  gap: var(--space-12);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-16);
`;
