/**
 * Whose code a stack names: `catalog@0123456789abcdef`; undefined for a script that is not ours. Every stack has frames of the
 * shell, which holds React and all shared packages, so the innermost frame of a remote decides.
 */
export const labelIn = (stack?: string): string | undefined =>
  remoteIn(stack) ?? match(stack, /^(?!.*-extension:).*?\/r\/(shell\/\w+)/s);

/**
 * The remote that a stack names. For React's component stacks: React finds no address for a component that does not throw
 * when it is called alone, so a stack in which only the shell has one says nothing.
 */
export const remoteIn = (stack?: string): string | undefined =>
  match(stack, /^(?!.*-extension:).*?\/r\/(?!shell)([\w-]+\/\w+)/s);

/** An extension that wraps the page's functions has frames of both. */
const match = (stack: string | undefined, pattern: RegExp) => stack?.match(pattern)?.[1]?.replace('/', '@');
