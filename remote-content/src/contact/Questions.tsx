import { links } from '@paw/shared/contract/links.ts';
import { Link } from '@paw/shared/router.ts';
import { Disclosure } from '@paw/shared/ui/Disclosure.tsx';
import { useElementId } from '@paw/shared/ui/useElementId.ts';
import { rulesInWords } from '../rulesInWords.ts';

const { standard, express, freeFirstOrder, freeLaterOrders, returnDays, mostUnits } = rulesInWords;

const questions = [
  {
    question: 'What does delivery cost, and how long does it take?',
    answer: (
      <p>
        Standard delivery is {standard.price} and takes {standard.days}; express is {express.price} and takes{' '}
        {express.days}. Large items can have a surcharge. Everything about it stands in the{' '}
        <Link to={links.shipping()}>shipping policy</Link>.
      </p>
    ),
  },
  {
    question: 'When is delivery free?',
    answer: (
      <p>
        Standard delivery is free on your first order of {freeFirstOrder} or more, and on later orders from{' '}
        {freeLaterOrders}.
      </p>
    ),
  },
  {
    question: 'Can I send something back?',
    answer: (
      <p>
        Yes, within {returnDays} of delivery, unused; food only unopened. See{' '}
        <Link to={links.returns()}>Returns and refunds</Link>.
      </p>
    ),
  },
  {
    question: 'Which size does my dog need?',
    answer: (
      <p>
        Measure rather than guess:{' '}
        <Link to={links.blog('how-to-measure-a-dog-for-collar-and-harness')}>here is how</Link>. Each product’s page has
        its sizes among the specifications.
      </p>
    ),
  },
  {
    question: 'Do I need an account?',
    answer: <p>No. You can look around, fill a cart and go on to checkout as a guest.</p>,
  },
  {
    question: 'How many of one item can I order?',
    answer: (
      <p>Up to {mostUnits} in one order, as long as stock lasts. If you look after a shelter and need more, call us.</p>
    ),
  },
  {
    question: 'When can I order?',
    answer: <p>Ordering opens soon. What you put into your cart stays there, on your device, until then.</p>,
  },
];

/** What the shop is asked most. */
export function Questions() {
  const id = useElementId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Good to know</h2>
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} title={question}>
          {answer}
        </Disclosure>
      ))}
    </section>
  );
}
