/**
 * Parts of react-router's one file that a page of the shop never runs, and what they return there. Bundlers cannot leave them
 * out, because the router calls them under conditions that are never true here.
 */
export const stubs: Readonly<Record<string, string>> = {
  // `<Link prefetch>` works in the router's framework mode only.
  PrefetchPageLinks: 'return null;',
  usePrefetchBehavior: 'return [false, null, {}];',
  // Errors of React Server Components.
  RSCErrorHandler: 'return children;',
  decodeRouteErrorResponseDigest: 'return void 0;',
  // Routes that are added while the page is open: `patchRoutesOnNavigation`.
  patchRoutesImpl: '',
  // The shell passes its own hydration data.
  parseHydrationData: 'return void 0;',
  // `middleware` of a route: what is left is its first check, and the loaders.
  runClientMiddlewarePipeline:
    'return args.request.signal.aborted ? Promise.reject(args.request.signal.reason) : handler();',
  // `instrumentations` of a router.
  getRouteInstrumentationUpdates: 'return {};',
  instrumentClientSideRouter: 'return router;',
  // `lazy` of a route: the shell loads a page's code itself, because `lazy` never recovers from a failure.
  loadLazyRoute: 'return { lazyRoutePromise: void 0, lazyHandlerPromise: void 0 };',
};

/**
 * A webpack loader for react-router's file: with {@link stubs}, and without names for its developers' tools, which keep unused
 * components in the bundle.
 * @throws Error when the file has no such function: it is another version
 */
// oxlint-disable-next-line import/no-default-export -- webpack asks for it
export default function slimRouter(source: string): string {
  let text = source
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2');
  for (const [name, body] of Object.entries(stubs)) {
    const whole = new RegExp(`^(function ${name}\\((?:[^()]|\\([^()]*\\))*\\) \\{)(\\n[\\s\\S]*?^\\})$`, 'm');
    if (!whole.test(text)) {
      throw new Error(`react-router has no function ${name} any more: look at its new version in slimRouter.ts.`);
    }
    // With as many lines, because stacks of releases are read by line.
    text = text.replace(whole, (_, head: string, rest: string) => `${head} ${body}${rest.replaceAll(/[^\n]/g, '')} }`);
  }
  return text;
}
