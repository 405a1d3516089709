import { laterChunk } from '@paw/ui/laterChunk.ts';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { readViewed } from './storedViews.ts';

interface Props {
  /** The slug of the product that the page itself shows. */
  except?: string;
}

const loadViewedRow = laterChunk(
  'recently-viewed',
  () => import(/* webpackChunkName: "recently-viewed" */ './ViewedRow.tsx'),
);

/**
 * What a returning shopper looked at last. Never in the server's HTML, which is the same for everybody: a browser that
 * remembers something makes room as soon as the page has hydrated, and only there is code for it.
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

/* About as high as what comes. */
const Room = styled.section`
  min-height: 18em;
`;
