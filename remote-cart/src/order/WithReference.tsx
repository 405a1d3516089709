import { waitingMark } from '@paw/shared/contract/waitingMark.ts';
import { useSearchParams } from '@paw/shared/router.ts';
import { PageFrame } from '@paw/shared/ui/PageFrame.tsx';
import { type ReactNode, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** What stands there without a reference; the server's HTML holds it for browsers without JavaScript. */
  none: ReactNode;
  children: (reference: string) => ReactNode;
}

const never = () => () => {};

/**
 * The reference as it stands in the address. It is a secret, and no server's page depends on it: it is read, and its
 * order fetched, by the browser alone.
 */
export function WithReference({ none, children }: Props) {
  const [query] = useSearchParams();
  const reference = query.get('order');
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (isAlive) return reference ? children(reference) : none;
  return (
    <>
      <Waiting {...waitingMark}>
        <p>Loading...</p>
      </Waiting>
      <WithoutScript>{none}</WithoutScript>
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
