import { styled } from 'styled-components';
import { Contents } from '../reading/Contents.tsx';
import type { HelpTopic } from './helpTopics.ts';
import { QuestionDisclosure } from './QuestionDisclosure.tsx';

/** Links to the topics, then each topic with its questions. */
export function Topics({ topics }: { topics: readonly HelpTopic[] }) {
  return (
    <>
      <TopicLinks label="Topics" entries={topics} />
      {topics.map(({ id, title, questions }) => (
        <Topic key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <div>
            {questions.map((question) => (
              <QuestionDisclosure key={question.id} id={question.id} question={question} />
            ))}
          </div>
        </Topic>
      ))}
    </>
  );
}

const TopicLinks = styled(Contents)`
  margin-top: var(--space-12);
  padding: var(--space-12) var(--space-24);
  ul {
    display: grid;
    column-gap: var(--space-24);
  }
  @media (min-width: 576px) {
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (min-width: 992px) {
    ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

const Topic = styled.section`
  && {
    margin-top: var(--space-48);
  }
  h2 {
    margin-bottom: var(--space-8);
    scroll-margin-top: var(--space-64);
  }
  @media (min-width: 992px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: var(--space-24);
    /* Aligns the title with the first question. */
    h2 {
      padding-top: var(--space-4);
    }
  }
`;
