import { links } from '@paw/shared/contract/links.ts';
import type { Head } from '@paw/shared/contract/remote.ts';
import { readSite } from '@paw/shared/contract/site.ts';
import { Link } from '@paw/shared/router.ts';
import { rulesInWords } from '../rulesInWords.ts';
import type { Part } from '../reading/ReadingColumns.tsx';
import { PolicyDocument } from './document/PolicyDocument.tsx';
import { policyVersions } from './document/policyVersions.ts';

const { returnDays } = rulesInWords;

export function head(): Head {
  return {
    title: 'Returns and refunds | Paw Dailies',
    description: `You have ${returnDays} from delivery to send something back. What can come back, how to do it, and how the money returns.`,
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
          The {returnDays} begin when the parcel is delivered. It is enough that you tell us within that time; the
          parcel itself may arrive a little later.
        </p>
      ),
    },
    {
      id: 'what',
      title: 'What can come back',
      content: (
        <>
          <p>Anything that we can sell again as new:</p>
          <ul>
            <li>unused, clean, with its parts and, if there was one, its packaging;</li>
            <li>food, treats and litter only while they are unopened;</li>
            <li>collars, harnesses and sweaters also after a fitting indoors.</li>
          </ul>
          <p>An item that arrived broken, or is not what you ordered, comes back in whatever state it arrived.</p>
        </>
      ),
    },
    {
      id: 'how',
      title: 'How to send something back',
      content: (
        <ol>
          <li>
            <Link to={links.contact()}>Write to us</Link>, or to <a href={`mailto:${email}`}>{email}</a>, with your
            order number and what you would like to return.
          </li>
          <li>We answer with the address and, if the fault is ours, with the label for the way back.</li>
          <li>Pack it so that it survives the way, and keep the receipt until the refund has arrived.</li>
        </ol>
      ),
    },
    {
      id: 'refund',
      title: 'Refunds',
      content: (
        <>
          <p>
            The money goes back the way it came: the price that you paid for what you return, after discounts, and the
            tax on it. The way back is yours to pay, unless the fault is ours. Then what you paid for delivery comes
            back too.
          </p>
          <p>
            An order that has not been packed yet can be canceled on <Link to={links.trackOrder()}>its page</Link>. Then
            nothing needs to be sent, and everything you paid is returned.
          </p>
        </>
      ),
    },
    {
      id: 'questions',
      title: 'Questions',
      content: (
        <p>
          Not sure whether something can come back? <Link to={links.contact()}>Ask us</Link> before you send it.
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
      lead={`Changed your mind, wrong size, or your cat disagrees? You have ${returnDays} from delivery to send it back.`}
      sections={sections(readSite().email)}
    />
  );
}
