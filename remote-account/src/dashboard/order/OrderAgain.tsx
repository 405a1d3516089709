import { counted } from '@paw/rules/counted.ts';
import { answer } from '@paw/api-client/http.ts';
import { type AddAnswer, requestAdd } from '@paw/contract/cartEvents.ts';
import { withSession } from '@paw/contract/withSession.ts';
import { links } from '@paw/contract/links.ts';
import { Button } from '@paw/ui/Button.tsx';
import { cartFullWords } from '@paw/ui/cartFullWords.ts';
import { Notice } from '@paw/ui/Notice.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { TextLink } from '@paw/ui/TextLink.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCall } from '../../member/useCall.ts';
import { ActionNotice } from '../../member/ActionTrouble.tsx';

interface Outcome {
  /** Units that are in the cart, or will be. */
  units: number;
  /** The worst answer to an add request. */
  worst: AddAnswer;
  /** What has changed since the order, in the api's words. */
  changes: readonly string[];
}

const worstFirst: readonly AddAnswer[] = ['lost', 'cart full', 'waiting'];

/** Adds an order's items to the cart, as they are sold now, and lists what has changed. */
export function OrderAgain({ number }: { number: string }) {
  const { pending, problem, run } = useCall();
  const [outcome, setOutcome] = useState<Outcome>();
  const orderAgain = () =>
    run(async (signal) => {
      setOutcome(undefined);
      const { items, changes } = await fetchReorder(signal, number);
      if (signal.aborted) return;
      const answers = items.map((item) => requestAdd(item));
      setOutcome({
        units: items.reduce((sum, { quantity }) => sum + quantity, 0),
        worst: worstFirst.find((one) => answers.includes(one)) ?? 'added',
        changes: changes.map(({ words }) => words),
      });
    });
  return (
    <>
      <Button busy={pending} onClick={() => void orderAgain()}>
        Order again
      </Button>
      <Row role="status">
        {outcome && <OutcomeNotice {...outcome} />}
        <ActionNotice problem={problem} />
      </Row>
    </>
  );
}

/** What the order's lines are in a cart now, and what has changed since. Nothing is ordered. @throws ApiProblem */
async function fetchReorder(signal: AbortSignal, number: string) {
  return withSession(signal, (api) =>
    answer(api.POST('/api/account/orders/{number}/reorder', { params: { path: { number } } })),
  );
}

function OutcomeNotice({ units, worst, changes }: Outcome) {
  const list = changes.length > 0 && (
    <Changes>
      {changes.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </Changes>
  );
  if (units === 0) {
    return (
      <Notice kind="warn" title="None of these items are available right now">
        {list}
      </Notice>
    );
  }
  return (
    <Notice
      kind={worst === 'lost' || worst === 'cart full' ? 'warn' : 'ok'}
      title={titles[worst](counted(units, 'item'))}
    >
      {list}
      <TextLink to={links.cart()}>View cart</TextLink>
    </Notice>
  );
}

const titles: Record<AddAnswer, (items: string) => string> = {
  added: (items) => `Added to your cart: ${items}`,
  waiting: (items) => `Your cart is still loading. We’ll add ${items} in a moment`,
  'cart full': () => `We couldn’t add everything. ${cartFullWords}`,
  lost: () => 'We couldn’t add everything. Your browser is blocking storage for this site. Allow it and try again',
};

/* A separate row below the buttons. */
const Row = styled.div`
  order: 1;
  flex-basis: 100%;
  &:empty {
    display: none;
  }
`;

const Changes = styled(PlainList)`
  li {
    margin-top: var(--space-4);
  }
`;
