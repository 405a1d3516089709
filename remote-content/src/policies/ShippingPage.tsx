import { links } from '@paw/contract/links.ts';
import { promises } from '@paw/rules/promises.ts';
import type { Head } from '@paw/contract/remote.ts';
import { Link } from '@paw/ui/router.ts';
import { rulesInWords } from '../rulesInWords.ts';
import { DeliveryTable } from './DeliveryTable.tsx';
import type { Part } from '../reading/ReadingColumns.tsx';
import { PolicyDocument } from './document/PolicyDocument.tsx';
import { policyVersions } from './document/policyVersions.ts';

const { standard, express, cutOff, oversize, freeFirstOrder, freeLaterOrders } = rulesInWords;

export function head(): Head {
  return {
    title: 'Shipping policy | Paw Dailies',
    description: `Standard delivery ${standard.price} in ${standard.days}, express ${express.price} in ${express.days}. Free on first orders of ${freeFirstOrder} or more, then on orders of ${freeLaterOrders} or more.`,
    canonical: links.shipping(),
  };
}

const sections: Part[] = [
  {
    id: 'prices',
    title: 'Options and prices',
    content: (
      <>
        <DeliveryTable />
        <p>
          Orders placed before {cutOff} on a business day ship that day; later orders ship on the next one. Business
          days are Monday through Friday, except New Year’s Day, Memorial Day, Independence Day, Labor Day,
          Thanksgiving, and Christmas Day.
        </p>
        <p>
          You’ll see the days on which your order arrives on the product’s page, in your cart, and at checkout, where
          you choose a speed and see its price.
        </p>
      </>
    ),
  },
  {
    id: 'free',
    title: 'When standard delivery is free',
    content: (
      <>
        <p>
          <strong>{promises.freeShipping}</strong> on your first order: when it comes to {freeFirstOrder} or more after
          discounts, standard delivery is free, and we waive the surcharge for large items.
        </p>
        <p>
          On later orders, standard delivery is free at {freeLaterOrders} or more; the surcharge for large items still
          applies. Tax doesn’t count toward either amount.
        </p>
      </>
    ),
  },
  {
    id: 'first-order',
    title: 'What counts as a first order',
    content: (
      <p>
        The first order on your verified account, or the first one to your email or delivery address if you check out as
        a guest. Canceled orders don’t count. As soon as you enter your email at checkout, you’ll see which rule
        applies.
      </p>
    ),
  },
  {
    id: 'large-items',
    title: 'Large items',
    content: (
      <p>
        Some items, such as houses, crates and aquariums, are too large or too heavy for a standard package. Each one
        adds {oversize} to delivery, with either speed. You’ll see it on the product page, in your cart and at checkout,
        before you pay. We waive it when your first order ships free.
      </p>
    ),
  },
  {
    id: 'where',
    title: 'Where we deliver',
    content: (
      <>
        <p>
          To all fifty states, the District of Columbia, the US territories, and military addresses (APO, FPO, DPO). PO
          boxes, territories and military addresses get standard delivery only: express isn’t available there.
        </p>
        <p>
          We’ll email you when your order ships. Check its status anytime:{' '}
          <Link to={links.trackOrder()}>track your order</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'trouble',
    title: 'When something goes wrong',
    content: (
      <p>
        If a package is late or damaged, we’ll make it right: <Link to={links.contact()}>write or call</Link>. To return
        something, see <Link to={links.returns()}>Returns and refunds</Link>.
      </p>
    ),
  },
];

export function Component() {
  return (
    <PolicyDocument
      title="Shipping policy"
      versions={policyVersions.shipping}
      lead="Two delivery speeds at flat rates, with free delivery on larger orders. No surprise fees after you see the total."
      sections={sections}
    />
  );
}
