import { useSearchParams } from '@paw/ui/router.ts';
import { ChipLink, ChipList } from '@paw/ui/Chip.tsx';
import { type ReviewSort, type ReviewView, withReviewView } from './reviewView.ts';

const sorts: { sort: ReviewSort; name: string }[] = [
  { sort: 'newest', name: 'Newest' },
  { sort: 'highest', name: 'Highest' },
  { sort: 'lowest', name: 'Lowest' },
];

/** The order of the reviews. Links, so that each order has a URL and works without JavaScript. */
export function SortLinks({ view }: { view: ReviewView }) {
  const [query] = useSearchParams();
  return (
    <nav aria-label="Sort reviews">
      <ChipList>
        {sorts.map(({ sort, name }) => (
          <li key={sort}>
            <ChipLink
              to={{ search: withReviewView(query, { ...view, sort, pages: 1 }) }}
              preventScrollReset
              aria-current={sort === view.sort ? 'page' : undefined}
            >
              {name}
            </ChipLink>
          </li>
        ))}
      </ChipList>
    </nav>
  );
}
