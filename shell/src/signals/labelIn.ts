/**
 * Whose code a stack names: `catalog@0123456789abcdef`; undefined for a script that is not ours. Every stack has frames of the
 * shell, which holds React and all shared packages, so the innermost frame of a remote decides. An extension that wraps
 * the page's functions has frames of both.
 */
export const labelIn = (stack?: string): string | undefined =>
  stack?.match(/^(?!.*-extension:)(?:.*?\/r\/(?!shell\/)|.*?\/r\/)([\w-]+\/\w+)/s)?.[1]?.replace('/', '@');
