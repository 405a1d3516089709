import { Link } from '@paw/ui/router.ts';
import { Disclosure } from '@paw/ui/Disclosure.tsx';
import { styled } from 'styled-components';
import type { Question } from './Question.ts';

interface Props {
  question: Question;
  /** The fragment that opens the answer. */
  id?: string;
}

/** A question that opens to its answer. The answer has the id: browsers open the disclosure around a fragment's target. */
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

/* Keeps the question in view when a URL leads to its answer. */
const Answer = styled.p`
  max-width: 65ch;
  scroll-margin-top: calc(2 * var(--space-64));
`;
