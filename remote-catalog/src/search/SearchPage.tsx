import { links } from '@paw/contract/links.ts';
import type { Head, LoaderArgs, PageProps } from '@paw/contract/remote.ts';
import { Link } from '@paw/ui/router.ts';
import { Notice } from '@paw/ui/Notice.tsx';
import { PageFrame, PageTitle } from '@paw/ui/PageFrame.tsx';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { Guides } from '../guides/Guides.tsx';
import { useEarly } from '../useLater.ts';
import { searchSorts } from '../listing/listView.ts';
import { ProductListing } from '../listing/ProductListing.tsx';
import { AnswerLinks, FoundPlaces } from './SearchLinks.tsx';
import { NoResults } from './NoResults.tsx';
import { PopularCategories } from './PopularCategories.tsx';
import { rememberSearch } from './recentSearches.ts';
import type { SearchPageData } from './searchData.ts';
import { searchWays } from './searchWays.ts';

/** Needs its chunk, which the page does without until the list changes. */
export async function loader(args: LoaderArgs): Promise<SearchPageData> {
  return (await searchWays.load()).loader(args);
}

export function head(data: SearchPageData): Head {
  return searchWays.loaded().head(data);
}

export function Component({ data: { text, found, answers, food } }: PageProps<SearchPageData>) {
  // Here rather than in the box, whose code may not have loaded before a quick submit.
  useEffect(() => rememberSearch(text), [text]);
  useEarly(searchWays);
  if (!found) return <NothingAsked />;
  const { list, categories, articles, didYouMean } = found;
  const isAnswered = answers.length > 0 || food !== undefined;
  return (
    <PageFrame>
      <Heading>
        {list.total || isAnswered ? 'Results for' : 'No results for'} “<bdi>{text}</bdi>”
      </Heading>
      {answers.length > 0 && <AnswerLinks label="Looking for help?" answers={answers} />}
      {food && <AnswerLinks label="We don’t sell pet food. Here’s what we have for it:" answers={food} />}
      {didYouMean && !isAnswered && (
        <Meant>
          Did you mean{' '}
          <Link to={links.search(didYouMean)}>
            <bdi>{didYouMean}</bdi>
          </Link>
          ?
        </Meant>
      )}
      {!isAnswered && <FoundPlaces places={categories} />}
      <ProductListing
        list={list}
        sorts={searchSorts}
        name={`results for “${text}”`}
        fetchPage={async (page) => (await searchWays.load()).fetchMore(text, list.view, page)}
        empty={isAnswered ? <PopularCategories /> : <NoResults />}
      />
      <Guides title="Articles" guides={articles} />
    </PageFrame>
  );
}

/** For a URL with a blank text, which no form submits. */
function NothingAsked() {
  return (
    <PageFrame>
      <PageTitle>Search</PageTitle>
      <Notice kind="warn">Please Enter Somthing To Search Your Result!</Notice>
      <PopularCategories />
    </PageFrame>
  );
}

const Heading = styled(PageTitle)`
  max-width: 30em;
  margin-bottom: var(--space-16);
  overflow-wrap: anywhere;
`;

const Meant = styled.p`
  font-size: var(--text-18);
  overflow-wrap: anywhere;
  a {
    font-weight: 600;
  }
`;
