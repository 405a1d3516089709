import { links } from '@paw/contract/links.ts';
import type { Head } from '@paw/contract/remote.ts';
import { PageFrame, PageTitle } from '@paw/ui/PageFrame.tsx';
import { useLocation } from '@paw/ui/router.ts';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Lead } from '../reading/Lead.tsx';
import { filterTopics } from './filterTopics.ts';
import { helpJsonLd } from './helpJsonLd.ts';
import { HelpSearch } from './HelpSearch.tsx';
import { helpTopics } from './helpTopics.ts';
import { HELP_WAYS, HelpWays } from './HelpWays.tsx';
import { NoAnswer } from './NoAnswer.tsx';
import { Topics } from './Topics.tsx';

export function head(): Head {
  return {
    title: 'Help center | Paw Dailies',
    description:
      'Answers about orders and delivery, returns and refunds, payment, accounts, products and sizes, the newsletter and privacy.',
    canonical: links.help(),
    jsonLd: [helpJsonLd()],
  };
}

export function Component() {
  const [text, setText] = useState('');
  useLinkedAnswer();
  const topics = filterTopics(helpTopics, text);
  const found = topics.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <PageFrame>
      <PageTitle>Help center</PageTitle>
      <Opening>
        Answers about orders, returns and more. Can’t find yours? <a href={`#${HELP_WAYS}`}>Talk to a person</a>.
      </Opening>
      <HelpSearch onText={setText} found={text.trim() ? found : undefined} />
      {found > 0 ? <Topics topics={topics} /> : <NoAnswer text={text} />}
      <HelpWays />
    </PageFrame>
  );
}

/**
 * Opens the answer that the URL's fragment names, and scrolls to it. New browsers do so on a full page load; none does on
 * a navigation of the router.
 */
function useLinkedAnswer(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = hash && document.getElementById(hash.slice(1));
    const question = target && target.closest('details');
    if (!question || question.open) return;
    question.setAttribute('open', '');
    target.scrollIntoView();
    // `key`: following the same link again opens an answer that was closed in between.
  }, [hash, key]);
}

const Opening = styled(Lead)`
  a {
    display: inline-block;
  }
`;
