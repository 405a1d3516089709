import type { Tint } from '@paw/ui/Picture.tsx';

/** Who writes for the blog, and about which pets. */
export const authors: Readonly<Record<string, readonly Tint[]>> = {
  'Mara Ellison': ['dog', 'cat'],
  'June Whitaker': ['cat', 'dog'],
  'Dana Reyes': ['bird'],
  'Tom Okafor': ['fish'],
};
