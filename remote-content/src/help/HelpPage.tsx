import { links } from '@paw/contract/links.ts';
import type { Head } from '@paw/contract/remote.ts';
import { PageFrame, PageTitle } from '@paw/ui/PageFrame.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import { filterTopics } from './filterTopics.ts';
import { helpJsonLd } from './helpJsonLd.ts';
import { HelpSearch } from './HelpSearch.tsx';
import { helpTopics } from './helpTopics.ts';
import { HELP_WAYS, HelpWays } from './HelpWays.tsx';
import { NoAnswer } from './NoAnswer.tsx';
import { Topics } from './Topics.tsx';
import { useAddressedAnswer } from './useAddressedAnswer.ts';

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
  useAddressedAnswer();
  const topics = filterTopics(helpTopics, text);
  const found = topics.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <PageFrame>
      <PageTitle>Help center</PageTitle>
      <Lead>
        Answers about orders, returns and more. Can’t find yours? <a href={`#${HELP_WAYS}`}>Talk to a person</a>.
      </Lead>
      <HelpSearch onText={setText} found={text.trim() ? found : undefined} />
      {found > 0 ? <Topics topics={topics} /> : <NoAnswer text={text} />}
      <HelpWays />
    </PageFrame>
  );
}

const Lead = styled.p`
  max-width: 38em;
  margin-bottom: var(--space-24);
  font-size: var(--text-22);
  line-height: 1.4;
  a {
    white-space: nowrap;
  }
`;
