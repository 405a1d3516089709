import { ApiProblem } from '@paw/api-client/http.ts';
import { links } from '@paw/contract/links.ts';
import { type Head, type LoaderArgs, notFound, type PageProps } from '@paw/contract/remote.ts';
import { useLocation, useNavigate } from '@paw/ui/router.ts';
import { PageFrame, PageTitle } from '@paw/ui/PageFrame.tsx';
import { VisuallyHidden } from '@paw/ui/VisuallyHidden.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { CartColumns } from '../cart/CartColumns.tsx';
import { CartProvider } from '../start/CartProvider.tsx';
import { selectLines, selectRestored, selectUnits } from '../cart/cartSlice.ts';
import { TotalBar } from '../cart/TotalBar.tsx';
import { WaitingForCart } from '../cart/WaitingForCart.tsx';
import type { CheckoutDraft } from '../draft/checkoutDraft.ts';
import { changeDraft, readDraft, useDraft } from '../draft/draftStore.ts';
import { askedLine } from '../quote/askQuote.ts';
import { canOrder } from '../quote/lineWords.ts';
import { useQuote } from '../quote/useQuote.ts';
import { useClamping } from '../cart/useClamping.ts';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { ContactStep } from './contact/ContactStep.tsx';
import { DeliveryStep } from './delivery/DeliveryStep.tsx';
import { NoneAvailable, NothingToOrder } from './NothingToOrder.tsx';
import { CheckingOrder } from './sending/CheckingOrder.tsx';
import { useSendOrder } from './sending/useSendOrder.ts';
import { ReviewStep } from './review/ReviewStep.tsx';
import { StepList } from './step/StepList.tsx';
import { findStep, firstUnfinished, knownOf, type Step, stepNames, stepPath, steps } from './step/steps.ts';

type Params = LoaderArgs['params'];

export async function loader({ params }: Pick<LoaderArgs, 'params'>): Promise<undefined> {
  if (params.step !== undefined && !findStep(params.step)) throw notFound(`Checkout has no step "${params.step}".`);
}

export function head(_: undefined, params: Params = {}): Head {
  const step = findStep(params.step);
  return {
    title: step ? `${stepNames[step]}, checkout | Paw Dailies` : 'Checkout | Paw Dailies',
    description: 'Check out at Paw Dailies.',
    canonical: links.checkout(),
    robots: 'noindex',
  };
}

/** The shell renders this page only for a shopper with a token. */
export function Component({ params }: Pick<PageProps<undefined>, 'params'>) {
  const step = findStep(params.step);
  return (
    <CartProvider>
      <PageFrame>
        <PageTitle tabIndex={-1}>
          Checkout
          {step && <VisuallyHidden>, {stepNames[step].toLowerCase()}</VisuallyHidden>}
        </PageTitle>
        <Checkout wanted={step} isFormer={step !== params.step} />
      </PageFrame>
    </CartProvider>
  );
}

interface CheckoutProps {
  wanted: Step | undefined;
  /** The path is an older release's. */
  isFormer: boolean;
}

function Checkout({ wanted, isFormer }: CheckoutProps) {
  const lines = useSelector(selectLines);
  const units = useSelector(selectUnits);
  const draft = useDraft();
  const navigate = useNavigate();
  const sending = useSendOrder();
  const next = firstUnfinished(draft);
  const start = useStart();
  const opened = wanted ?? start;
  const isAhead = steps.indexOf(opened) > steps.indexOf(next);
  const isRestored = useSelector(selectRestored);
  const { kind } = sending.state;
  const isPlaced = kind === 'done' || kind === 'checking' || kind === 'unknown';
  const showsSteps = isRestored && lines.length > 0 && !isPlaced;
  const step = isAhead ? next : opened;
  const state = useQuote({ lines: lines.map(askedLine), ...knownOf(draft, step, useOpened(step, draft)) });
  const clamped = useClamping(state);
  const redirectPath = isAhead || isFormer ? stepPath(step) : undefined;
  const askAgain = useEffectEvent(state.askAgain);
  // The step needs fields of an earlier one, or the path is an older release's.
  useEffect(() => {
    if (redirectPath && showsSteps) void navigate(redirectPath, { replace: true });
  }, [redirectPath, showsSteps, navigate]);
  const refusal = sending.state.kind === 'refused' ? sending.state.problem : undefined;
  // A refusal means that the shown quote is out of date. A refused code is reported above the review only.
  useEffect(() => {
    if (refusal === undefined) return;
    if (refusal instanceof ApiProblem && refusal.code === 'coupon_refused') changeDraft({ coupon: undefined });
    askAgain();
  }, [refusal]);

  if (!isRestored) return <WaitingForCart />;
  if (kind === 'done') return <p role="status">Your order is placed. One moment…</p>;
  if (draft.attempt?.body && kind !== 'sending') return <CheckingOrder sending={sending} />;
  if (!lines.length) return <NothingToOrder />;
  if (state.isCurrent && !canOrder(state.quote)) return <NoneAvailable />;
  return (
    <>
      <StepList current={step} next={next} />
      <CartColumns>
        {step === 'contact' && <ContactStep />}
        {step === 'delivery' && <DeliveryStep quote={state.quote} />}
        {step === 'review' && <ReviewStep state={state} sending={sending} clamped={clamped} />}
        <CheckoutSummary state={state} />
      </CartColumns>
      <TotalBar units={units} state={state} action={<Details href="#summary">Details</Details>} />
    </>
  );
}

/** By the key of the history entry. */
const starts = new Map<string, Step>();

/**
 * The step of the path without a step: the unfinished one when it was opened. Typing does not change it, so Back
 * from the next step leads to it.
 */
function useStart(): Step {
  const { key: entryKey } = useLocation();
  const start = starts.get(entryKey) ?? firstUnfinished(readDraft());
  useEffect(() => void starts.set(entryKey, start), [entryKey, start]);
  return start;
}

/** The draft as it was when the step was opened. */
function useOpened(step: Step, draft: CheckoutDraft): CheckoutDraft {
  const [opened, setOpened] = useState({ step, draft });
  if (opened.step === step) return opened.draft;
  setOpened({ step, draft });
  return draft;
}

const Details = styled.a`
  display: inline-flex;
  align-items: center;
  min-width: var(--target);
  min-height: var(--target);
  font-weight: 600;
`;
