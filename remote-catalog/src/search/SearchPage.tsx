import { answer } from '@paw/shared/contract/http.ts';
import { links, searchText } from '@paw/shared/contract/links.ts';
import type { Head, LoaderArgs, PageProps } from '@paw/shared/contract/remote.ts';
import { Notice } from '@paw/shared/ui/Notice.tsx';
import { PageFrame, PageTitle } from '@paw/shared/ui/PageFrame.tsx';
import { styled } from 'styled-components';
import { ProductGrid } from '../product-card/ProductGrid.tsx';
import { productsInWords } from '../productsInWords.ts';
import { NoResults } from './NoResults.tsx';
import { PopularCategories } from './PopularCategories.tsx';
import { searchedText } from './searchedText.ts';

type Data = Awaited<ReturnType<typeof loader>>;

/**
 * Critical: without an answer nobody knows what there is. The text is read from the address itself: the router turns
 * `%2F` in a parameter into a slash, whoever wrote it.
 */
export async function loader({ url, api }: LoaderArgs) {
  const text = searchedText(searchText(url.pathname));
  if (!text) return { text, products: [], total: 0 };
  const { products, total } = await answer(api.GET('/api/search', { params: { query: { q: text } } }));
  return { text, products, total };
}

export function head({ text, total }: Data): Head {
  return {
    title: text ? `Search: ${text} | Paw Dailies` : 'Search | Paw Dailies',
    description: text ? `${productsInWords(total)} at Paw Dailies for the search “${text}”.` : 'Search the shop.',
    canonical: text && links.search(text),
    robots: 'noindex',
  };
}

export function Component({ data: { text, products, total } }: PageProps<Data>) {
  if (!text) return <NothingAsked />;
  return (
    <PageFrame>
      <Heading>
        {total ? 'Results for' : 'No results for'} “<bdi>{text}</bdi>”
      </Heading>
      {total ? <Total>{inWords(products.length, total)}</Total> : <NoResults />}
      {total > 0 && <ProductGrid products={products} />}
    </PageFrame>
  );
}

/** An address with blanks alone, which no form leads to. */
function NothingAsked() {
  return (
    <PageFrame>
      <PageTitle>Search</PageTitle>
      <Notice kind="warn">Please Enter Somthing To Search Your Result!</Notice>
      <PopularCategories />
    </PageFrame>
  );
}

function inWords(shown: number, total: number): string {
  return shown < total ? `The first ${shown} of ${productsInWords(total)}` : productsInWords(total);
}

const Heading = styled(PageTitle)`
  max-width: 30em;
  margin-bottom: var(--space-8);
  overflow-wrap: anywhere;
`;

const Total = styled.p`
  margin-bottom: var(--space-24);
  color: var(--soft);
`;
