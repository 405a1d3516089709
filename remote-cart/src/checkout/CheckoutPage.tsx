import { links } from '@paw/shared/contract/links.ts';
import { type Head, type LoaderArgs, notFound, type PageProps } from '@paw/shared/contract/remote.ts';
import { useLocation, useNavigate } from '@paw/shared/router.ts';
import { PageFrame, PageTitle } from '@paw/shared/ui/PageFrame.tsx';
import { VisuallyHidden } from '@paw/shared/ui/VisuallyHidden.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { CartColumns } from '../cart/CartColumns.tsx';
import { CartProvider } from '../cart/CartProvider.tsx';
import { selectLines, selectRestored, selectUnits } from '../cart/cartSlice.ts';
import { TotalBar } from '../cart/TotalBar.tsx';
import { WaitingForCart } from '../cart/WaitingForCart.tsx';
import { readDraft, useDraft } from '../draft/draftStore.ts';
import { askedLine } from '../quote/askedLine.ts';
import { useQuote } from '../quote/useQuote.ts';
import { useClamping } from '../view-cart/useClamping.ts';
import { AddressStep } from './address/AddressStep.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { ContactStep } from './contact/ContactStep.tsx';
import { DeliveryStep } from './delivery/DeliveryStep.tsx';
import { NothingToOrder } from './NothingToOrder.tsx';
import { PaymentStep } from './payment/PaymentStep.tsx';
import { CheckingOrder } from './placing/CheckingOrder.tsx';
import { usePlacing } from './placing/usePlacing.ts';
import { ReviewStep } from './review/ReviewStep.tsx';
import { StepList } from './step/StepList.tsx';
import { firstUnfinished, isStep, knownOf, type Step, stepNames, stepPath, steps } from './step/steps.ts';

type Params = LoaderArgs['params'];

export async function loader({ params }: Pick<LoaderArgs, 'params'>): Promise<undefined> {
  if (params.step !== undefined && !isStep(params.step)) throw notFound(`The checkout has no step "${params.step}".`);
}

export function head(_: undefined, { step }: Params = {}): Head {
  return {
    title: isStep(step) ? `${stepNames[step]}, checkout | Paw Dailies` : 'Checkout | Paw Dailies',
    description: 'What you are about to buy at Paw Dailies.',
    canonical: links.checkout(),
    robots: 'noindex',
  };
}

/** The shell renders this page only for a shopper with a token. */
export function Component({ params }: Pick<PageProps<undefined>, 'params'>) {
  const step = isStep(params.step) ? params.step : undefined;
  return (
    <CartProvider>
      <PageFrame>
        <PageTitle tabIndex={-1}>
          Checkout
          {step && <VisuallyHidden>, {stepNames[step].toLowerCase()}</VisuallyHidden>}
        </PageTitle>
        <Checkout wanted={step} />
      </PageFrame>
    </CartProvider>
  );
}

function Checkout({ wanted }: { wanted: Step | undefined }) {
  const lines = useSelector(selectLines);
  const units = useSelector(selectUnits);
  const draft = useDraft();
  const navigate = useNavigate();
  const placing = usePlacing();
  const state = useQuote({ lines: lines.map(askedLine), ...knownOf(draft) });
  const clamped = useClamping(state);
  const next = firstUnfinished(draft);
  const start = useStart();
  const isAhead = wanted !== undefined && steps.indexOf(wanted) > steps.indexOf(next);
  const isRestored = useSelector(selectRestored);
  const { kind } = placing.state;
  const isOnItsWay = kind === 'done' || kind === 'checking' || kind === 'unknown';
  const showsSteps = isRestored && lines.length > 0 && !isOnItsWay;
  const askAgain = useEffectEvent(state.askAgain);
  // Whoever is ahead of what is filled in starts where something is missing.
  useEffect(() => {
    if (isAhead && showsSteps) void navigate(stepPath(next), { replace: true });
  }, [isAhead, showsSteps, next, navigate]);
  // A refusal means that things are not as they were told.
  useEffect(() => {
    if (kind === 'refused') askAgain();
  }, [kind]);

  if (!isRestored) return <WaitingForCart />;
  if (kind === 'done') return <p role="status">Your order is placed. One moment…</p>;
  if (draft.attempt?.body && kind !== 'sending') return <CheckingOrder placing={placing} />;
  if (!lines.length) return <NothingToOrder />;
  const step = isAhead ? next : (wanted ?? start);
  return (
    <>
      <StepList current={step} next={next} />
      <CartColumns>
        {step === 'contact' && <ContactStep />}
        {step === 'address' && <AddressStep />}
        {step === 'delivery' && <DeliveryStep quote={state.quote} />}
        {step === 'payment' && <PaymentStep />}
        {step === 'review' && <ReviewStep state={state} placing={placing} clamped={clamped} />}
        <CheckoutSummary state={state} />
      </CartColumns>
      <TotalBar units={units} state={state} action={<Details href="#summary">Details</Details>} />
    </>
  );
}

/** The step of the bare address: what was unfinished when it was opened, not what typing makes of it meanwhile. */
function useStart(): Step {
  const { key } = useLocation();
  const [opened, setOpened] = useState(() => ({ key, step: firstUnfinished(readDraft()) }));
  if (opened.key === key) return opened.step;
  const step = firstUnfinished(readDraft());
  setOpened({ key, step });
  return step;
}

const Details = styled.a`
  display: inline-flex;
  align-items: center;
  min-width: var(--target);
  min-height: var(--target);
  font-weight: 600;
`;
