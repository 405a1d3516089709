/**
 * Where a stack is in files of releases, the innermost place first: `/r/cart/0123456789abcdef/browser/page-viewcart.js:1:2345`.
 * Nothing else of a stack leaves the browser: its first line may hold what a shopper typed.
 */
export const framesOf = (stack: unknown): string[] | undefined =>
  String(stack)
    .match(/\/r\/[\w./~-]{9,150}:\d+:\d+/g)
    ?.slice(0, 8);
