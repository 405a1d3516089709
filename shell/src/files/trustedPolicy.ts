import type { POLICIES } from './policyNames.ts';

type Kind = 'createHTML' | 'createScriptURL' | 'createScript';
type Check = (text: string) => string;

/** The part of browsers' `trustedTypes` that is used here. */
interface Trusted {
  trustedTypes?: { createPolicy: (name: string, rules: Partial<Record<Kind, Check>>) => Record<Kind, Check> };
}

/**
 * Makes a policy, once for a page, and returns its function: from a text to what the browser takes as HTML, or as the URL or
 * text of a script. In a browser without Trusted Types that is the text.
 * @param check returns the text, or throws
 */
export function trustedPolicy(name: (typeof POLICIES)[keyof typeof POLICIES], kind: Kind, check: Check): Check {
  const policy = (globalThis as Trusted).trustedTypes?.createPolicy(name, { [kind]: check });
  return policy ? (text) => policy[kind](text) : check;
}
