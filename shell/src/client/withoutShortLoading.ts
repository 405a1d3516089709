import type { DataRouter, RouterState } from 'react-router-dom';

/** A page that takes longer is reported as loading; visitors do not notice a shorter wait. ms */
const SHORT = 100;

/**
 * The router that React subscribes to. It does not report that a page is loading if that page is expected in a moment: for such a
 * report React renders all links of the old page again, which delays the new page on a phone.
 * @param isExpected whether the page of a path was fetched before, or is on its way
 */
export function withoutShortLoading(router: DataRouter, isExpected: (path: string) => boolean): DataRouter {
  const subscribe: DataRouter['subscribe'] = (listener) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = router.subscribe((state, change) => {
      clearTimeout(timer);
      if (isLoading(state) && isExpected(state.navigation.location.pathname)) {
        timer = setTimeout(listener, SHORT, state, change);
      } else listener(state, change);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  };
  return Object.create(router, { subscribe: { value: subscribe } }) as DataRouter;
}

type Loading = RouterState & { navigation: { state: 'loading' } };
const isLoading = (state: RouterState): state is Loading => state.navigation.state === 'loading';
