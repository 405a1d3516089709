import { links } from '@paw/contract/links.ts';
import type { Head } from '@paw/contract/remote.ts';
import { readSite, type Site } from '@paw/contract/site.ts';
import { Link } from '@paw/ui/router.ts';
import { rulesInWords } from '../rulesInWords.ts';
import type { Part } from '../reading/ReadingColumns.tsx';
import { PolicyDocument } from './document/PolicyDocument.tsx';
import { policyVersions } from './document/policyVersions.ts';

const { mostUnits, mostLines, returnDays } = rulesInWords;

export function head(): Head {
  return {
    title: 'Terms & conditions | Paw Dailies',
    description: 'The terms of Paw Dailies in plain words: prices, orders, payment, returns and accounts.',
    canonical: links.terms(),
  };
}

function sections({ email, phone, address }: Site): Part[] {
  return [
    {
      id: 'who',
      title: 'Who we are',
      content: (
        <p>
          Paw Dailies, {address}. Phone {phone}, email <a href={`mailto:${email}`}>{email}</a>. These terms apply to
          everything you order in this store.
        </p>
      ),
    },
    {
      id: 'prices',
      title: 'Prices and tax',
      content: (
        <>
          <p>
            Prices are in US dollars. Sales tax depends on where we deliver and is calculated after discounts. Until you
            enter your address, it’s an estimate.
          </p>
          <p>
            You pay the price shown when you place your order. If it drops while an item is in your cart, you pay the
            lower price. If it goes up, we’ll ask you first.
          </p>
        </>
      ),
    },
    {
      id: 'orders',
      title: 'Orders and stock',
      content: (
        <>
          <p>
            Each order can have up to {mostUnits} of the same item and up to {mostLines} different items, while supplies
            last. Items in your cart aren’t reserved: the last one goes to the first person who orders it. If you miss
            out, we’ll tell you, and the rest of your cart is safe.
          </p>
          <p>
            Our contract begins when we email your order confirmation. You can cancel the order{' '}
            <Link to={links.trackOrder()}>on its page</Link> until it’s packed. After that, you can return it.
          </p>
        </>
      ),
    },
    {
      id: 'payment',
      title: 'Payment and delivery',
      content: (
        <p>
          You can pay on delivery; checkout shows any other options. See the{' '}
          <Link to={links.shipping()}>shipping policy</Link> for what delivery costs, how long it takes and when it’s
          free.
        </p>
      ),
    },
    {
      id: 'returns',
      title: 'Returns',
      content: (
        <p>
          You have {returnDays} from delivery. See <Link to={links.returns()}>Returns and refunds</Link> for details.
        </p>
      ),
    },
    {
      id: 'accounts',
      title: 'Accounts',
      content: (
        <p>
          You don’t need an account to order. If you have one, keep your password to yourself, and tell us if you think
          someone else knows it. You can delete your account anytime under <Link to={links.myData()}>Your data</Link>.
        </p>
      ),
    },
    {
      id: 'texts',
      title: 'Pictures and advice',
      content: (
        <p>
          Our product pictures are 3D renderings of each kind of product, in the color you choose; check the description
          and the specifications for the details. The advice in our <Link to={links.blogs()}>blog</Link> is meant to
          help, but it doesn’t replace a vet.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      content: (
        <p>
          When these terms change, the date at the top changes with them. Each order is covered by the terms posted on
          the day it was placed. Nothing here limits your rights under consumer law.
        </p>
      ),
    },
  ];
}

export function Component() {
  return (
    <PolicyDocument
      title="Terms & conditions"
      versions={policyVersions.terms}
      lead="What you can expect from us, and what we expect from you, in plain words."
      sections={sections(readSite())}
    />
  );
}
