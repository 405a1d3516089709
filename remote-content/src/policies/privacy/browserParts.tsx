import type { Site } from '@paw/shared/contract/site.ts';
import type { Part } from '../../reading/ReadingColumns.tsx';
import { StorageTable } from '../StorageTable.tsx';
import { ConsentChoice } from './ConsentChoice.tsx';

/** What happens in a shopper's browser. What needs consent is there only where the shop's owner configured it. */
export function browserParts({ statistics }: Site): Part[] {
  return [
    {
      id: 'looking-around',
      title: 'When you look around',
      content: (
        <>
          {statistics ? (
            <p>
              You can look at everything without telling us who you are. There are no advertisements. Visits are counted
              by {statistics.by} only if you agree to it; before that nothing of it is loaded, and no other company
              learns what you look at here.
            </p>
          ) : (
            <p>
              You can look at everything without telling us who you are. There are no advertisements, no analytics and
              no files from other companies’ servers on our pages, so nobody else learns what you look at here.
            </p>
          )}
          <p>
            Our servers note which kind of page was asked for, when, and whether it could be shown. They do not note
            your network address, and not what you searched for.
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
    {
      id: 'storage',
      title: 'What your browser keeps',
      content: (
        <>
          <p>All of it is needed for what you do in the shop, and none of it follows you anywhere else.</p>
          <StorageTable />
        </>
      ),
    },
  ];
}
