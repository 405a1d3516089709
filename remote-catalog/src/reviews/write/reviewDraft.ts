/** The typed values of the form's fields. `stars` is '' while none is chosen. */
export interface ReviewDraft {
  stars: string;
  title: string;
  body: string;
}

/** One draft for each product, in this tab: it survives a login. */
const keyOf = (slug: string) => `review-draft:${slug}`;

export function keepDraft(slug: string, draft: ReviewDraft): void {
  try {
    sessionStorage.setItem(keyOf(slug), JSON.stringify(draft));
  } catch {
    // Storage is blocked: the text is still in the form.
  }
}

export function forgetDraft(slug: string): void {
  try {
    sessionStorage.removeItem(keyOf(slug));
  } catch {
    // Storage is blocked: there is no draft.
  }
}

/** Undefined when there is none, or an invalid one. */
export function readDraft(slug: string): ReviewDraft | undefined {
  try {
    const { stars, title, body } = JSON.parse(sessionStorage.getItem(keyOf(slug)) ?? '{}') as Partial<ReviewDraft>;
    if (typeof stars !== 'string' || typeof title !== 'string' || typeof body !== 'string') return undefined;
    return { stars, title, body };
  } catch {
    return undefined;
  }
}
