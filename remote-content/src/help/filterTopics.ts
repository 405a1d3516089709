import { wordsOfAnswer } from './Question.ts';
import type { HelpTopic } from './helpTopics.ts';
import type { Question } from './Question.ts';

/** Stop words of questions. */
const empty = new Set(
  'a an and are can could do does did for from get got have how i if in is it me my of on or the that this to was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/**
 * The questions that match `text`: each of its words begins a word of the question, of its answer or of its topic's title.
 * Plurals count as their singular. All topics for an empty text; none without a match.
 */
export function filterTopics(topics: readonly HelpTopic[], text: string): readonly HelpTopic[] {
  const asked = wordsIn(text);
  const telling = asked.filter((word) => !empty.has(word)).map((word) => word.replace(/(?<=...)s$/, ''));
  const wanted = telling.length ? telling : asked;
  if (!wanted.length) return topics;
  return topics.flatMap((topic) => {
    const questions = topic.questions.filter((one) => {
      const words = wordsOfQuestion(one, topic);
      return wanted.every((word) => words.some((other) => other.startsWith(word)));
    });
    return questions.length ? [{ ...topic, questions }] : [];
  });
}

const wordsOfQuestion = ({ question, answer, also = '' }: Question, { title }: HelpTopic): string[] =>
  wordsIn([title, question, wordsOfAnswer(answer), also].join(' '));

function wordsIn(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/[’']/g, '')
      .match(/[\p{L}\p{N}$]+(?:[.,-][\p{L}\p{N}]+)*/gu) ?? []
  );
}
