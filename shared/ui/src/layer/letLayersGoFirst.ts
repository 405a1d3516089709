/** Carries the `popstate` event to every copy of the layers' code; it is part of what shell and remotes agree on. */
export const BEFORE_POPSTATE = 'layer:popstate';

/**
 * The shell calls this before it makes the router: the first `popstate` listener is called first. A step in the
 * history that only closes a layer then never reaches the router, which would load the page's data again.
 */
export function letLayersGoFirst(): void {
  addEventListener('popstate', (event) => dispatchEvent(new CustomEvent(BEFORE_POPSTATE, { detail: event })));
}
