import { waitingMark } from '@paw/contract/waitingMark.ts';
import { useSearchParams } from '@paw/ui/router.ts';
import { PageFrame } from '@paw/ui/PageFrame.tsx';
import { useIsHydrated } from '@paw/ui/useIsHydrated.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** Shown without a reference. */
  none: ReactNode;
  /** Shown without JavaScript. The server's HTML does not depend on the reference. */
  noScript: ReactNode;
  children: (reference: string) => ReactNode;
}

/**
 * The reference in the URL. It is a secret, and no server page depends on it: only the browser reads it and
 * fetches its order.
 */
export function WithReference({ none, noScript, children }: Props) {
  const [query] = useSearchParams();
  const reference = query.get('order');
  const isHydrated = useIsHydrated();
  if (isHydrated) return reference ? children(reference) : none;
  return (
    <>
      <Waiting {...waitingMark}>
        <p>Loading...</p>
      </Waiting>
      <WithoutScript>{noScript}</WithoutScript>
    </>
  );
}

const Waiting = styled(PageFrame)`
  min-height: 60vh;
  @media (scripting: none) {
    display: none;
  }
`;

const WithoutScript = styled.div`
  @media (scripting: enabled) {
    display: none;
  }
`;
