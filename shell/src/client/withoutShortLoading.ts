import type { DataRouter, Location, RouterState, RouterSubscriber } from 'react-router-dom';

/** A page that takes longer is reported as loading; visitors do not notice a shorter wait. ms */
const SHORT = 100;

const NOTHING_ELSE: Parameters<RouterSubscriber>[1] = { deletedFetchers: [], newErrors: null, flushSync: false };

/**
 * The router that React subscribes to. It holds back the state "loading" while a page is expected any moment: that state makes React
 * render every link of the old page again, which delays the new page on phones.
 * @param isExpected whether the page has been prefetched or is being prefetched
 */
export function withoutShortLoading(router: DataRouter, isExpected: (url: URL) => boolean): DataRouter {
  let first: RouterState | undefined = router.state;
  const subscribe: DataRouter['subscribe'] = (listener) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // React subscribes only after it has hydrated the page; the visitor may have pressed Back during hydration. The router keeps a
    // missed update only for its first subscriber, which is the signals.
    if (first && first !== router.state) listener(router.state, NOTHING_ELSE);
    first = undefined;
    const end = router.subscribe((state, change) => {
      clearTimeout(timer);
      if (isLoading(state) && isExpected(urlOf(state.navigation.location))) {
        timer = setTimeout(listener, SHORT, state, change);
      } else listener(state, change);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  };
  // React may restart hydration after a touch and must find the server page's state each time.
  const state = () => first ?? router.state;
  return Object.create(router, { subscribe: { value: subscribe }, state: { get: state } }) as DataRouter;
}

const urlOf = ({ pathname, search }: Location) => new URL(pathname + search, location.origin);

type Loading = RouterState & { navigation: { state: 'loading' } };
const isLoading = (state: RouterState): state is Loading => state.navigation.state === 'loading';
