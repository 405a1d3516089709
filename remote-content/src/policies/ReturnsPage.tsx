import { links } from '@paw/contract/links.ts';
import type { Head } from '@paw/contract/remote.ts';
import { readSite } from '@paw/contract/site.ts';
import { Link } from '@paw/ui/router.ts';
import { rulesInWords } from '../rulesInWords.ts';
import type { Part } from '../reading/ReadingColumns.tsx';
import { PolicyDocument } from './document/PolicyDocument.tsx';
import { policyVersions } from './document/policyVersions.ts';

const { returnDays } = rulesInWords;

export function head(): Head {
  return {
    title: 'Returns and refunds | Paw Dailies',
    description: `You have ${returnDays} from delivery to return something. What you can return, how to do it, and how refunds work.`,
    canonical: links.returns(),
  };
}

function sections(email: string): Part[] {
  return [
    {
      id: 'time',
      title: `You have ${returnDays}`,
      content: (
        <p>
          The {returnDays} begin when your package is delivered. Just let us know within that time. The package itself
          can arrive a little later.
        </p>
      ),
    },
    {
      id: 'what',
      title: 'What you can return',
      content: (
        <>
          <p>Anything we can sell again as new:</p>
          <ul>
            <li>items that are unused, clean and complete, in their packaging if they came in any;</li>
            <li>food, treats and litter that are unopened;</li>
            <li>collars, harnesses and sweaters, even if you tried them on indoors.</li>
          </ul>
          <p>If an item arrived damaged or isn’t what you ordered, return it the way it arrived.</p>
        </>
      ),
    },
    {
      id: 'how',
      title: 'How to return an item',
      content: (
        <ol>
          <li>
            Open your order: under <Link to={links.myOrders()}>Orders</Link> in your account or, if you checked out as a
            guest, with <Link to={links.trackOrder()}>Track your order</Link>. Choose what to return and why.
          </li>
          <li>We’ll email you the address and, if it’s our mistake, a prepaid return label.</li>
          <li>Pack it well, and keep your shipping receipt until your refund arrives.</li>
        </ol>
      ),
    },
    {
      id: 'refund',
      title: 'Refunds',
      content: (
        <>
          <p>
            We refund your original payment method: the price you paid for what you return, after discounts, plus the
            tax on it. You pay return shipping unless it’s our mistake. Then we refund your delivery fee too.
          </p>
          <p>
            You can cancel an order <Link to={links.trackOrder()}>on its page</Link> until it’s packed. Then there’s
            nothing to return, and we refund everything you paid.
          </p>
        </>
      ),
    },
    {
      id: 'questions',
      title: 'Questions',
      content: (
        <p>
          Not sure if you can return something, or can’t find your order? <Link to={links.contact()}>Write to us</Link>,
          or email <a href={`mailto:${email}`}>{email}</a>.
        </p>
      ),
    },
  ];
}

export function Component() {
  return (
    <PolicyDocument
      title="Returns and refunds"
      versions={policyVersions.returns}
      lead={`Changed your mind, wrong size, or your cat disagrees? You have ${returnDays} from delivery to return it.`}
      sections={sections(readSite().email)}
    />
  );
}
