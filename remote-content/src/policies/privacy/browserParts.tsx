import type { Site } from '@paw/contract/site.ts';
import type { Part } from '../../reading/ReadingColumns.tsx';
import { StorageTable } from '../StorageTable.tsx';
import { ConsentChoice } from './ConsentChoice.tsx';
import { MeasurementPart } from './MeasurementPart.tsx';

/** The parts about the shopper's browser. Those about consent and about counting exist only where the shop does that. */
export function browserParts({ statistics, measurement }: Site): Part[] {
  return [
    {
      id: 'looking-around',
      title: 'When you look around',
      content: (
        <>
          {statistics ? (
            <p>
              You can browse everything without telling us who you are. There are no ads. {statistics.by} counts visits
              only if you agree; until then we load nothing from it, and no other company learns what you look at here.
            </p>
          ) : (
            <p>
              You can browse everything without telling us who you are. Our pages have no ads, no{' '}
              {measurement ? 'visitor profiles' : 'analytics'} and no files from other companies’ servers, so no one
              else learns what you look at here.
            </p>
          )}
          <p>
            Our servers log which type of page was requested, when, and whether it loaded. They don’t log your IP
            address or your searches.
          </p>
        </>
      ),
    },
    ...(statistics
      ? [
          {
            id: 'statistics',
            title: 'Visit statistics: your choice',
            content: <ConsentChoice statistics={statistics} />,
          },
        ]
      : []),
    ...(measurement
      ? [
          {
            id: 'measurement',
            title: 'How we check that pages work',
            content: <MeasurementPart {...measurement} />,
          },
        ]
      : []),
    {
      id: 'storage',
      title: 'What your browser stores',
      content: (
        <>
          <p>The store needs all of it to work for you, and none of it follows you anywhere else.</p>
          <StorageTable />
        </>
      ),
    },
  ];
}
