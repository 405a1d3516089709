/** What a return may say: the same for the form and for the api. How long it is possible stands in rules.ts. */

/** Why something comes back. A slug is stored and never changes; its label is shown. */
export const returnReasons = [
  { slug: 'does_not_fit', label: 'It does not fit' },
  { slug: 'not_as_described', label: 'It is not as described' },
  { slug: 'damaged', label: 'It arrived damaged' },
  { slug: 'wrong_item', label: 'It is not what I ordered' },
  { slug: 'pet_dislikes', label: 'My pet does not like it' },
  { slug: 'changed_mind', label: 'I changed my mind' },
  { slug: 'other', label: 'Something else' },
] as const;

export type ReturnReason = (typeof returnReasons)[number]['slug'];

/** What else one wants to say, in characters. */
export const mostReturnNote = 1000;
