import { laterChunk } from '@paw/ui/laterChunk.ts';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { readViewed } from './storedViews.ts';

interface Props {
  /** The slug of the page's own product. */
  except?: string;
}

const loadViewedRow = laterChunk(
  'recently-viewed',
  () => import(/* webpackChunkName: "recently-viewed" */ './ViewedRow.tsx'),
);

/**
 * The products that a returning shopper viewed last. The server's HTML, which is the same for every shopper, has none. A
 * browser with stored views reserves the space after hydration, and only then loads the code.
 */
export function RecentlyViewed({ except }: Props) {
  const hasViewed = useSyncExternalStore(
    () => () => undefined,
    () => readViewed() !== '',
    () => false,
  );
  const [ViewedRow, setViewedRow] = useState<ComponentType<Props> | null>();
  useEffect(() => {
    if (!hasViewed) return;
    loadViewedRow().then(
      (module) => setViewedRow(() => module.ViewedRow),
      () => setViewedRow(null),
    );
  }, [hasViewed]);
  if (!hasViewed || ViewedRow === null) return null;
  return ViewedRow ? <ViewedRow except={except} /> : <Room />;
}

/* About the height of the row. */
const Room = styled.section`
  min-height: 18em;
`;
