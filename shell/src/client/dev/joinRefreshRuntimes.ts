/**
 * Must run before react-dom. Each watched build has its own copy of react-refresh, which knows only that build's
 * components, and react-dom calls only the last one that registered. After a change in the cart, a product card would
 * be mounted in its version before its own last change. This asks all copies.
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

/** Where react-dom looks: window. An existing hook of React's developer tools is kept and used. */
export interface HookScope {
  __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook;
}

export function joinRefreshRuntimes(scope: HookScope): void {
  const hook = (scope.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= emptyHook());
  const inject = hook.inject;
  hook.inject = (renderer) => {
    joinHandlers(renderer);
    const id = inject.call(hook, renderer);
    // A remote that loads later looks for react-dom here.
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
