import { links } from '@paw/shared/contract/links.ts';
import { promises } from '@paw/shared/contract/promises.ts';
import type { Head } from '@paw/shared/contract/remote.ts';
import { Link } from '@paw/shared/router.ts';
import { rulesInWords } from '../rulesInWords.ts';
import { DeliveryTable } from './DeliveryTable.tsx';
import type { Part } from '../reading/ReadingColumns.tsx';
import { PolicyDocument } from './document/PolicyDocument.tsx';
import { policyVersions } from './document/policyVersions.ts';

const { standard, express, oversize, freeFirstOrder, freeLaterOrders } = rulesInWords;

export function head(): Head {
  return {
    title: 'Shipping policy | Paw Dailies',
    description: `Standard delivery ${standard.price} in ${standard.days}, express ${express.price} in ${express.days}. Free on first orders of ${freeFirstOrder} or more, and from ${freeLaterOrders} after that.`,
    canonical: links.shipping(),
  };
}

const sections: Part[] = [
  {
    id: 'prices',
    title: 'Ways and prices',
    content: (
      <>
        <DeliveryTable />
        <p>Days are counted from the day after your order. You choose the way at checkout, where its price stands.</p>
      </>
    ),
  },
  {
    id: 'free',
    title: 'When standard delivery is free',
    content: (
      <>
        <p>
          <strong>{promises.freeShipping}</strong> on your first order: when what you buy comes to {freeFirstOrder} or
          more after discounts, standard delivery costs nothing, and neither does the surcharge for large items.
        </p>
        <p>
          On later orders standard delivery is free from {freeLaterOrders}; the surcharge for large items remains. Tax
          does not count toward either amount.
        </p>
      </>
    ),
  },
  {
    id: 'first-order',
    title: 'What counts as a first order',
    content: (
      <p>
        The first one that we know of: for your account once its e-mail address is verified, otherwise for the e-mail
        address or the delivery address of the order. Orders that were canceled do not count. As soon as your e-mail
        address is entered at checkout, you see which rule applies.
      </p>
    ),
  },
  {
    id: 'large-items',
    title: 'Large items',
    content: (
      <p>
        Some things are too large or too heavy for an ordinary parcel, such as houses, crates and aquariums. Each of
        them adds {oversize} to delivery, by either way. It stands on the product’s page, in the cart and at checkout,
        before you pay. A first order that travels free has no surcharge.
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
          boxes, territories and military addresses get standard delivery only: no express carrier goes there.
        </p>
        <p>
          You get a mail when your order is on its way. How far it is stands on its page at any time:{' '}
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
        A parcel that does not come in time, or comes damaged, is ours to sort out:{' '}
        <Link to={links.contact()}>write or call</Link>. What you can send back, and how, stands under{' '}
        <Link to={links.returns()}>Returns and refunds</Link>.
      </p>
    ),
  },
];

export function Component() {
  return (
    <PolicyDocument
      title="Shipping policy"
      versions={policyVersions.shipping}
      lead="Two ways of delivery, each with one price, and free delivery for larger orders. Nothing is added after you have seen the total."
      sections={sections}
    />
  );
}
