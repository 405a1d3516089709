import { links } from '@paw/shared/contract/links.ts';
import type { Head, PageProps } from '@paw/shared/contract/remote.ts';
import { rules } from '@paw/shared/contract/rules.ts';
import { Link } from '@paw/shared/router.ts';
import { ButtonLink } from '@paw/shared/ui/Button.tsx';
import { Notice } from '@paw/shared/ui/Notice.tsx';
import { TextLink } from '@paw/shared/ui/TextLink.tsx';
import { useCallback, useState } from 'react';
import { accountPaths } from '../frame/accountPaths.ts';
import { DashboardFrame } from '../frame/DashboardFrame.tsx';
import { sectionHead } from '../frame/sectionHead.ts';
import { useMine } from '../frame/useMine.ts';
import { fetchOrder, type MemberOrder } from '../order/fetchOrder.ts';
import { NoSuchOrder } from '../order/NoSuchOrder.tsx';
import { dayWords } from '../orders/orderWords.ts';
import { askForReturn, returnableLines } from './askedReturn.ts';
import { ReturnAsked } from './ReturnAsked.tsx';
import { ReturnForm } from './ReturnForm.tsx';

export function head(_: undefined, { number = '' }: PageProps<undefined>['params']): Head {
  return sectionHead(`Send back from order ${number}`, accountPaths.orderReturn(number));
}

/** Asks the shop to take something of an order back. */
export function Component({ params: { number = '' } }: PageProps<undefined>) {
  const mine = useMine(useCallback((signal) => fetchOrder(signal, number), [number]));
  return (
    <DashboardFrame title="Send something back" mine={mine} missing={<NoSuchOrder />}>
      {(found) => <Shown found={found} />}
    </DashboardFrame>
  );
}

function Shown({ found }: { found: MemberOrder }) {
  const { number } = found.order;
  const [photoProblems, setAsked] = useState<readonly string[]>();
  return (
    <>
      <TextLink to={accountPaths.order(number)}>Back to order {number}</TextLink>
      {photoProblems ? (
        <>
          <ReturnAsked photoProblems={photoProblems} />
          <ButtonLink to={accountPaths.order(number)}>See the order</ButtonLink>
        </>
      ) : found.canReturn ? (
        <Open found={found} onAsked={setAsked} />
      ) : (
        <Closed found={found} />
      )}
    </>
  );
}

function Open({ found, onAsked }: { found: MemberOrder; onAsked: (photoProblems: readonly string[]) => void }) {
  const { order, returnUntil, returnLeft } = found;
  return (
    <>
      <p>
        {returnUntil && `You can send things back until ${dayWords(returnUntil)}. `}
        Food comes back unopened. More in <Link to={links.returns()}>returns and refunds</Link>.
      </p>
      <ReturnForm
        lines={returnableLines(order.lines, returnLeft)}
        reference={found.reference}
        send={(signal, asked) => askForReturn(signal, order.number, asked)}
        onAsked={onAsked}
      />
    </>
  );
}

function Closed({ found: { order, returnUntil, returnLeft } }: { found: MemberOrder }) {
  const { days } = rules.returns;
  return (
    <Notice kind="info">
      {returnUntil === null && order.fulfilment.state !== 'cancelled'
        ? `You can send something back as soon as the order has arrived, for ${days} days.`
        : returnUntil !== null && returnLeft.every((units) => units === 0)
          ? 'All of this order is on its way back already, or refunded.'
          : `Returns are possible for ${days} days after delivery, and these are over.`}{' '}
      Is something wrong with it? <Link to={links.contact()}>Write to us</Link>.
    </Notice>
  );
}
