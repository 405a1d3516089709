/**
 * Must be there before react-dom. Each watched build brings a copy of react-refresh, which knows the components of
 * that build alone, and react-dom listens to one of them only: the last to speak. After a change in the cart a
 * product card would be mounted as it was before its own last change. Here all of them are asked.
 */
type Resolve = (type: unknown) => unknown;

interface Renderer {
  setRefreshHandler?: (resolve: Resolve) => void;
}

interface Hook {
  renderers: Map<number, Renderer>;
  supportsFiber: boolean;
  inject: (renderer: Renderer) => number;
  onScheduleFiberRoot: () => void;
  onCommitFiberRoot: () => void;
  onCommitFiberUnmount: () => void;
}

const nothing = () => undefined;

/** Where react-dom looks: window. React's developer tools may have put their own hook there; then it is used. */
export interface HookScope {
  __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook;
}

export function joinRefreshRuntimes(scope: HookScope): void {
  const hook = (scope.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= emptyHook());
  const inject = hook.inject;
  hook.inject = (renderer) => {
    joinHandlers(renderer);
    const id = inject.call(hook, renderer);
    // A remote that comes later looks for react-dom here.
    hook.renderers.set(id, renderer);
    return id;
  };
}

function joinHandlers(renderer: Renderer): void {
  const setHandler = renderer.setRefreshHandler;
  if (!setHandler) return;
  const handlers = new Set<Resolve>();
  renderer.setRefreshHandler = (handler) => {
    handlers.add(handler);
    setHandler((type) => {
      for (const resolve of handlers) {
        const family = resolve(type);
        if (family !== undefined) return family;
      }
      return undefined;
    });
  };
}

function emptyHook(): Hook {
  let next = 1;
  return {
    renderers: new Map(),
    supportsFiber: true,
    inject: () => next++,
    onScheduleFiberRoot: nothing,
    onCommitFiberRoot: nothing,
    onCommitFiberUnmount: nothing,
  };
}
