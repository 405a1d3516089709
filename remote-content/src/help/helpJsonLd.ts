import { links } from '@paw/contract/links.ts';
import { readSite } from '@paw/contract/site.ts';
import { wordsOfAnswer } from './Question.ts';
import { helpTopics } from './helpTopics.ts';

/** schema.org's FAQPage. */
export function helpJsonLd(): object {
  const page = new URL(links.help(), readSite().origin).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    url: page,
    mainEntity: helpTopics
      .flatMap(({ questions }) => questions)
      .map(({ id, question, answer }) => ({
        '@type': 'Question',
        name: question,
        url: `${page}#${id}`,
        acceptedAnswer: { '@type': 'Answer', text: wordsOfAnswer(answer) },
      })),
  };
}
