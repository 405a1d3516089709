import { counted } from '@paw/rules/counted.ts';
import { type AddAnswer, requestAdd } from '@paw/contract/cartEvents.ts';
import { links } from '@paw/contract/links.ts';
import { Button } from '@paw/ui/Button.tsx';
import { cartFullWords } from '@paw/ui/cartFullWords.ts';
import { Notice } from '@paw/ui/Notice.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { TextLink } from '@paw/ui/TextLink.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCall } from '../../member/useCall.ts';
import { ActionTrouble } from '../../member/ActionTrouble.tsx';
import { askReorder } from './fetchOrder.ts';

interface Outcome {
  /** Units that the cart has, or will have. */
  units: number;
  /** The least that the bus answered. */
  answer: AddAnswer;
  /** What is not as it was, in the api's words. */
  changes: readonly string[];
}

const worstFirst: readonly AddAnswer[] = ['lost', 'cart full', 'waiting'];

/** Puts what an order held into the cart, as it can be bought now, and says what is different. */
export function OrderAgain({ number }: { number: string }) {
  const { pending, problem, run } = useCall();
  const [outcome, setOutcome] = useState<Outcome>();
  const orderAgain = () =>
    run(async (signal) => {
      setOutcome(undefined);
      const { items, changes } = await askReorder(signal, number);
      if (signal.aborted) return;
      const answers = items.map((item) => requestAdd(item));
      setOutcome({
        units: items.reduce((sum, { quantity }) => sum + quantity, 0),
        answer: worstFirst.find((one) => answers.includes(one)) ?? 'added',
        changes: changes.map(({ words }) => words),
      });
    });
  return (
    <>
      <Button busy={pending} onClick={() => void orderAgain()}>
        Order again
      </Button>
      <Said role="status">
        {outcome && <Told {...outcome} />}
        {problem !== undefined && (
          <Notice kind="warn">
            <ActionTrouble problem={problem} />
          </Notice>
        )}
      </Said>
    </>
  );
}

function Told({ units, answer, changes }: Outcome) {
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
      kind={answer === 'lost' || answer === 'cart full' ? 'warn' : 'ok'}
      title={titles[answer](counted(units, 'item'))}
    >
      {list}
      <TextLink to={links.cart()}>View cart</TextLink>
    </Notice>
  );
}

const titles: Record<Outcome['answer'], (items: string) => string> = {
  added: (items) => `Added to your cart: ${items}`,
  waiting: (items) => `Your cart is still loading. We’ll add ${items} in a moment`,
  'cart full': () => `We couldn’t add everything. ${cartFullWords}`,
  lost: () => 'We couldn’t add everything. Your browser is blocking storage for this site. Allow it and try again',
};

/* A row of its own among the buttons. */
const Said = styled.div`
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
