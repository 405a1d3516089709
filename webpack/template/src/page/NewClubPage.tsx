import { answer } from '@paw/api-client/apiAnswer.ts';
import type { Head, LoaderArgs, PageProps } from '@paw/contract/remote.ts';
import { formatCount } from '@paw/rules/formatCount.ts';
import { PageFrame, PageTitle } from '@paw/ui/PageFrame.tsx';
import { SlotPlace } from '@paw/ui/SlotPlace.tsx';

interface Data {
  products: number;
}

/** Runs on the server for the first page, and in the browser for the next ones. */
export async function loader({ api, signal }: LoaderArgs): Promise<Data> {
  const { products } = await answer(api.GET('/api/figures', { signal }));
  return { products };
}

export function head(): Head {
  return {
    title: 'New club | Paw Dailies',
    description: 'New club at Paw Dailies: what it is, and who its members are.',
    canonical: '/new-club',
  };
}

export function Component({ data }: PageProps<Data>) {
  return (
    <PageFrame>
      <PageTitle>New club</PageTitle>
      <p>Members choose from {formatCount(data.products)} products.</p>
      <SlotPlace of="new-club/Badge" name="The badge" props={{ pet: 'Rex' }} />
    </PageFrame>
  );
}
