import { longDate } from '@paw/rules/longDate.ts';
import { ApiProblem } from '@paw/api-client/http.ts';
import { links } from '@paw/contract/links.ts';
import type { SlotProps } from '@paw/contract/slots.ts';
import { Link } from '@paw/ui/router.ts';
import { Button } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ReturnList } from './ReturnList.tsx';
import { requestReturnAsGuest, fetchReturns, type Returnable, returnableLines } from './returnRequest.ts';
import { ReturnRequested } from './ReturnRequested.tsx';
import { ReturnForm } from './ReturnForm.tsx';

type Props = SlotProps['account/OrderReturns'];
type Step = 'closed' | 'form' | { photoProblems: readonly string[] };

/** Returns on an order's page, which needs no login: the requested ones, and a form for another. */
export function Component(props: Props) {
  return <Returns key={props.reference} {...props} />;
}

function Returns({ reference, lines }: Props) {
  const [found, setFound] = useState<Returnable>();
  const [problem, setProblem] = useState<unknown>();
  const [step, setStep] = useState<Step>('closed');
  const call = useRef<AbortController>(undefined);
  const ask = useCallback(() => {
    call.current?.abort();
    const { signal } = (call.current = new AbortController());
    setProblem(undefined);
    fetchReturns(signal, reference).then(
      (data) => !signal.aborted && setFound(data),
      (error: unknown) => !signal.aborted && setProblem(error),
    );
  }, [reference]);
  useEffect(() => {
    ask();
    return () => call.current?.abort();
  }, [ask]);
  const asked = (photoProblems: readonly string[]) => {
    setStep({ photoProblems });
    ask();
  };
  if (problem !== undefined) return <NotLoaded problem={problem} ask={ask} />;
  if (!found) return null;
  return (
    <Frame>
      {typeof step === 'object' && <ReturnRequested photoProblems={step.photoProblems} />}
      <ReturnList reference={reference} returns={found.returns} />
      {step === 'form' && (
        <section aria-label="Return items">
          <Title>Return items</Title>
          <p>
            {found.returnUntil && `You can return items until ${longDate(found.returnUntil)}. `}
            Food must be unopened. See our <Link to={links.returns()}>returns policy</Link>.
          </p>
          <ReturnForm
            lines={returnableLines(lines, found.returnLeft)}
            reference={reference}
            send={(signal, body) => requestReturnAsGuest(signal, reference, body)}
            onAsked={asked}
          />
        </section>
      )}
      {step !== 'form' && found.canReturn && (
        <Button kind="secondary" onClick={() => setStep('form')}>
          {found.returns.length ? 'Return another item' : 'Return items'}
        </Button>
      )}
    </Frame>
  );
}

/** A heading that takes the focus when it is rendered. */
function Title({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h2 ref={title} tabIndex={-1}>
      {children}
    </h2>
  );
}

function NotLoaded({ problem, ask }: { problem: unknown; ask: () => void }) {
  const words = problem instanceof ApiProblem ? problem.message : 'Please try again in a moment.';
  return (
    <Frame role="alert">
      <Notice kind="warn" title="We couldn’t load your returns">
        <p>{words}</p>
        <Button kind="secondary" onClick={ask}>
          Try again
        </Button>
      </Notice>
    </Frame>
  );
}

const Frame = styled.div`
  margin-bottom: var(--space-32);
  @media print {
    display: none;
  }
`;
