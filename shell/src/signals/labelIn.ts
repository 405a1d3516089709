/**
 * Whose code a stack names: `catalog@0123456789abcdef`; undefined for a script that is not ours. Every stack has frames of the
 * shell, which holds React and all shared packages, so the innermost frame of a remote decides.
 */
export function labelIn(stack = ''): string | undefined {
  // An extension that wraps the page's functions has frames of both.
  if (stack.includes('-extension:')) return undefined;
  const found = stack.match(/\/r\/(?!shell)([\w-]+\/\w+)/) ?? stack.match(/\/r\/(shell\/\w+)/);
  return found?.[1]?.replace('/', '@');
}
