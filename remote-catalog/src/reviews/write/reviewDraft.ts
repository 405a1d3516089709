/** What somebody has typed, as it is in the fields. `stars` is '' while none is chosen. */
export interface ReviewDraft {
  stars: string;
  title: string;
  body: string;
}

/** One product each, of this tab: it outlives a login in between, and no longer. */
const keyOf = (slug: string) => `review-draft:${slug}`;

export function keepDraft(slug: string, draft: ReviewDraft): void {
  try {
    sessionStorage.setItem(keyOf(slug), JSON.stringify(draft));
  } catch {
    // What is typed is still in the page.
  }
}

export function forgetDraft(slug: string): void {
  try {
    sessionStorage.removeItem(keyOf(slug));
  } catch {
    // Blocked storage holds none.
  }
}

/** Undefined when there is none, or something else there. */
export function readDraft(slug: string): ReviewDraft | undefined {
  try {
    const { stars, title, body } = JSON.parse(sessionStorage.getItem(keyOf(slug)) ?? '{}') as Partial<ReviewDraft>;
    if (typeof stars !== 'string' || typeof title !== 'string' || typeof body !== 'string') return undefined;
    return { stars, title, body };
  } catch {
    return undefined;
  }
}
