import { links } from '@paw/shared/contract/links.ts';
import type { Head } from '@paw/shared/contract/remote.ts';
import { readSite, type Site } from '@paw/shared/contract/site.ts';
import { Link } from '@paw/shared/router.ts';
import { rulesInWords } from '../rulesInWords.ts';
import type { Part } from '../reading/ReadingColumns.tsx';
import { PolicyDocument } from './document/PolicyDocument.tsx';
import { policyVersions } from './document/policyVersions.ts';

const { mostUnits, mostLines, returnDays } = rulesInWords;

export function head(): Head {
  return {
    title: 'Terms & conditions | Paw Dailies',
    description:
      'The terms of Paw Dailies in plain words: prices, orders, payment, accounts, and what we are answerable for.',
    canonical: links.terms(),
  };
}

function sections({ email, phone, address }: Site): Part[] {
  return [
    {
      id: 'who',
      title: 'Who you deal with',
      content: (
        <p>
          Paw Dailies, {address}. Phone {phone}, e-mail <a href={`mailto:${email}`}>{email}</a>. These terms apply to
          everything that you order in this shop.
        </p>
      ),
    },
    {
      id: 'prices',
      title: 'Prices and tax',
      content: (
        <>
          <p>
            Prices are in US dollars. Sales tax is added by the place where the order is delivered, on what you buy
            after discounts. Until your address is known the amount is marked as estimated.
          </p>
          <p>
            The price that counts is the one in the shop when you place the order. If it has become lower since you put
            something in your cart, you pay the lower one. If it has become higher, you are asked first.
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
            One order takes up to {mostUnits} of the same item and up to {mostLines} different items, as long as stock
            lasts. A cart does not reserve anything: when two people want the last one, it belongs to whoever orders
            first. The other one keeps the cart and is told.
          </p>
          <p>
            We have a contract when our mail confirms your order. You may cancel it until it is packed, on{' '}
            <Link to={links.trackOrder()}>its page</Link>. After that it can be sent back.
          </p>
        </>
      ),
    },
    {
      id: 'payment',
      title: 'Payment and delivery',
      content: (
        <p>
          You can pay on delivery; other ways are shown at checkout where there are any. What delivery costs, how long
          it takes and when it is free stands in the <Link to={links.shipping()}>shipping policy</Link>.
        </p>
      ),
    },
    {
      id: 'returns',
      title: 'Returns',
      content: (
        <p>
          You have {returnDays} from delivery. The details stand under{' '}
          <Link to={links.returns()}>Returns and refunds</Link>.
        </p>
      ),
    },
    {
      id: 'accounts',
      title: 'Accounts',
      content: (
        <p>
          Nobody needs an account to order. If you have one, keep its password to yourself and tell us when you think
          that somebody else knows it. You can have your account deleted at any time.
        </p>
      ),
    },
    {
      id: 'texts',
      title: 'Pictures and advice',
      content: (
        <p>
          Our product pictures are computer drawings of each kind of product in the color you choose; the description
          and the specifications say what it is. What we write in the <Link to={links.blogs()}>blog</Link> is meant to
          help, and it does not replace a vet.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      content: (
        <p>
          When these terms change, the date at the top changes with them. For an order the terms count that stood here
          on the day it was placed. Your rights as a consumer remain as the law gives them to you.
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
