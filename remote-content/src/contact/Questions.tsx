import { links } from '@paw/contract/links.ts';
import { TextLink } from '@paw/ui/TextLink.tsx';
import { useElementId } from '@paw/ui/useElementId.ts';
import { helpTopics } from '../help/helpTopics.ts';
import { QuestionDisclosure } from '../help/QuestionDisclosure.tsx';

const askedMost = helpTopics.flatMap(({ questions }) => questions).filter(({ isAskedMost }) => isAskedMost);

/** The most common questions of the help center. */
export function Questions() {
  const id = useElementId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Common questions</h2>
      {askedMost.map((question) => (
        <QuestionDisclosure key={question.id} question={question} />
      ))}
      <p>
        <TextLink to={links.help()}>All questions and answers</TextLink>
      </p>
    </section>
  );
}
