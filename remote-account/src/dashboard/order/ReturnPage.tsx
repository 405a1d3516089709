import { longDate } from '@paw/rules/longDate.ts';
import { links } from '@paw/contract/links.ts';
import type { Head, PageProps } from '@paw/contract/remote.ts';
import { rules } from '@paw/rules/rules.ts';
import { Link } from '@paw/ui/router.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { TextLink } from '@paw/ui/TextLink.tsx';
import { useState } from 'react';
import { accountPaths } from '../frame/accountPaths.ts';
import { sectionHead } from '../frame/DashboardFrame.tsx';
import { type MemberOrder, OrderFrame } from './OrderFrame.tsx';
import { requestReturn, returnableLines } from '../../order-return/returnRequest.ts';
import { ReturnRequested } from '../../order-return/ReturnRequested.tsx';
import { ReturnForm } from '../../order-return/ReturnForm.tsx';

export function head(_: undefined, { number = '' }: PageProps<undefined>['params']): Head {
  return sectionHead(`Return items from order ${number}`, accountPaths.orderReturn(number));
}

/** Requests a return of items of an order. */
export function Component({ params: { number = '' } }: PageProps<undefined>) {
  return (
    <OrderFrame number={number} title="Return items">
      {(found) => <Shown found={found} />}
    </OrderFrame>
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
          <ReturnRequested photoProblems={photoProblems} />
          <ButtonLink to={accountPaths.order(number)}>View order</ButtonLink>
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
        {returnUntil && `You can return items until ${longDate(returnUntil)}. `}
        Food must be unopened. See our <Link to={links.returns()}>returns policy</Link>.
      </p>
      <ReturnForm
        lines={returnableLines(order.lines, returnLeft)}
        reference={found.reference}
        send={(signal, asked) => requestReturn(signal, order.number, asked)}
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
        ? `You can return items for ${days} days after your order arrives.`
        : returnUntil !== null && returnLeft.every((units) => units === 0)
          ? 'Everything in this order has already been returned or refunded.'
          : `The ${days}-day return window has closed.`}{' '}
      Something wrong with your order? <Link to={links.contact()}>Contact us</Link>.
    </Notice>
  );
}
