import type { components } from '@paw/api-client/apiTypes.d.ts';
import { answer, ApiProblem } from '@paw/api-client/http.ts';
import { links } from '@paw/contract/links.ts';
import type { Head, LoaderArgs, PageProps } from '@paw/contract/remote.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { EmptyState } from '@paw/ui/EmptyState.tsx';
import { PageFrame, PageTitle } from '@paw/ui/PageFrame.tsx';
import { styled } from 'styled-components';
import { SharedList } from './SharedList.tsx';
import { sharedWishlistPath } from './sharedWishlistPath.ts';

/** Null when no list is shared at this URL, or not anymore: the page explains that. */
type Data = components['schemas']['SharedWishlist'] | null;

/** @throws ApiProblem when the api does not answer */
export async function loader({ url, api }: LoaderArgs): Promise<Data> {
  const secret = url.searchParams.get('list');
  if (!secret) return null;
  try {
    return await answer(api.GET('/api/wishlists/{secret}', { params: { path: { secret } } }));
  } catch (error) {
    if (error instanceof ApiProblem && error.status >= 400 && error.status < 500) return null;
    throw error;
  }
}

const titleOf = (data: Data) => (data ? `${data.firstName}’s wishlist` : 'This wishlist isn’t shared');

/** The canonical URL has no secret. */
export function head(data: Data): Head {
  return {
    title: `${titleOf(data)} | Paw Dailies`,
    description: 'A wishlist shared at Paw Dailies.',
    canonical: sharedWishlistPath(),
    robots: 'noindex',
  };
}

/** A member's wishlist, for anyone who has its link. */
export function Component({ data }: PageProps<Data>) {
  return (
    <Frame>
      <PageTitle>{titleOf(data)}</PageTitle>
      {data ? <Shown data={data} /> : <NotShared />}
    </Frame>
  );
}

function Shown({ data: { firstName, products } }: { data: NonNullable<Data> }) {
  if (products.length) return <SharedList firstName={firstName} products={products} />;
  return (
    <EmptyState title="This list is empty right now" action={<ShopOn />}>
      {firstName} hasn’t added anything yet, or already has it all.
    </EmptyState>
  );
}

function NotShared() {
  return (
    <EmptyState title="We can’t find this list" scene="nothing-found" action={<ShopOn />}>
      The owner stopped sharing this list, or the link is incomplete. Ask for a new one.
    </EmptyState>
  );
}

const ShopOn = () => <ButtonLink to={links.home()}>Start shopping</ButtonLink>;

const Frame = styled(PageFrame)`
  min-height: 60vh;
`;
