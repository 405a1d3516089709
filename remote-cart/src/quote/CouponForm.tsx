import { useLocation } from '@paw/ui/router.ts';
import { Button } from '@paw/ui/Button.tsx';
import { RemovableChip } from '@paw/ui/Chip.tsx';
import { Disclosure } from '@paw/ui/Disclosure.tsx';
import { Field } from '@paw/ui/Field.tsx';
import { VisuallyHidden } from '@paw/ui/VisuallyHidden.tsx';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { changeDraft, useDraft } from '../draft/draftStore.ts';
import type { QuoteState } from './useQuote.ts';

/**
 * A code that lowers the total. The api checks it, and checkout keeps it. A refused code is
 * reported here once and is not kept: no later step mentions it again.
 */
export function CouponForm({ state: { quote, isCurrent } }: { state: QuoteState }) {
  const { coupon: code } = useDraft();
  const { pathname } = useLocation();
  const [refused, setRefused] = useState<{ code: string; message: string; pathname: string }>();
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [isChanged, setChanged] = useState(false);
  const judged = quote?.coupon?.code.toUpperCase() === code.toUpperCase() ? quote.coupon : undefined;
  const refusal = code && judged && !judged.ok ? judged.message : undefined;
  useEffect(() => {
    if (refusal === undefined) return;
    setRefused({ code, message: refusal, pathname });
    changeDraft({ coupon: undefined });
  }, [code, refusal, pathname]);
  // The form is shown again after the shopper applied or removed a code. A refused order keeps the focus on its summary.
  useEffect(() => {
    if (!code && isChanged && document.activeElement === document.body) field.current?.focus();
  }, [code, isChanged]);

  const change = (coupon: string | undefined) => {
    setRefused(undefined);
    setChanged(true);
    changeDraft({ coupon });
  };
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = (field.current?.value ?? '').trim().toUpperCase();
    setEmpty(!typed);
    if (typed) change(typed);
    else field.current?.focus();
  };

  if (code && refusal === undefined) {
    return (
      <Applied>
        <RemovableChip onClick={() => change(undefined)}>{`Code ${code}`}</RemovableChip>
        <span role="status">{judged ? judged.message : isCurrent ? '' : 'Checking the code…'}</span>
      </Applied>
    );
  }
  const shown = refused?.pathname === pathname ? refused : undefined;
  return (
    <Disclosure title="Have a promo code?" open={Boolean(shown) || isChanged || undefined}>
      <Form noValidate onSubmit={apply}>
        <Field
          // The field shows the refused code again.
          key={shown?.code}
          ref={field}
          label="Code"
          name="coupon"
          defaultValue={shown?.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={isEmpty ? 'Enter your code.' : shown?.message}
        />
        <Apply type="submit" kind="secondary">
          Apply
        </Apply>
        <VisuallyHidden role="status">{shown?.message}</VisuallyHidden>
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

const Apply = styled(Button)`
  justify-self: start;
`;
