import type { Tint } from '@paw/ui/Picture.tsx';

/** The blog's authors, and the pets that each writes about. */
export const authors: Readonly<Record<string, readonly Tint[]>> = {
  'Mara Ellison': ['dog', 'cat'],
  'June Whitaker': ['cat', 'dog'],
  'Dana Reyes': ['bird'],
  'Tom Okafor': ['fish'],
};
