/** The rules for a return request: the same for the form and for the api. Its deadline is in rules.ts. */

/** Reasons for a return. A slug is stored and never changes; its label is shown. */
export const returnReasons = [
  { slug: 'does_not_fit', label: 'Doesn’t fit' },
  { slug: 'not_as_described', label: 'Not as described' },
  { slug: 'damaged', label: 'Arrived damaged' },
  { slug: 'wrong_item', label: 'Not what I ordered' },
  { slug: 'pet_dislikes', label: 'My pet doesn’t like it' },
  { slug: 'changed_mind', label: 'Changed my mind' },
  { slug: 'other', label: 'Something else' },
] as const;

export type ReturnReason = (typeof returnReasons)[number]['slug'];

/** The longest comment, in characters. */
export const mostReturnNote = 1000;
