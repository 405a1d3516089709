/** Passes the `popstate` event to every copy of the layers' code. Part of the agreement between shell and remotes. */
export const BEFORE_POPSTATE = 'layer:popstate';

/**
 * The shell calls this before it creates the router, so that this `popstate` listener runs first. A history step that only
 * closes a layer then never reaches the router, which would reload the page's data.
 */
export function letLayersGoFirst(): void {
  addEventListener('popstate', (event) => dispatchEvent(new CustomEvent(BEFORE_POPSTATE, { detail: event })));
}
