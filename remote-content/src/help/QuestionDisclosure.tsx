import { Link } from '@paw/ui/router.ts';
import { Disclosure } from '@paw/ui/Disclosure.tsx';
import { styled } from 'styled-components';
import type { Question } from './Question.ts';

interface Props {
  question: Question;
  /** Fragment of the page by which the answer is opened. */
  id?: string;
}

/** A question that opens to its answer. The id is the answer's: a browser opens what hides the target of an address. */
export function QuestionDisclosure({ question: { question, answer }, id }: Props) {
  return (
    <Disclosure title={question}>
      <Answer id={id}>
        {answer.map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <Link key={part.label} to={part.to}>
              {part.label}
            </Link>
          ),
        )}
      </Answer>
    </Disclosure>
  );
}

/* The question is still in sight where an address leads to its answer. */
const Answer = styled.p`
  max-width: 65ch;
  scroll-margin-top: calc(2 * var(--space-64));
`;
