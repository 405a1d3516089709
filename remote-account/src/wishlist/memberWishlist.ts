/** A member's wishlist at the api: a chunk of its own, which guests do without. */
import { answer } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';

/** Slugs, the latest first; with what a guest wished for, that is joined first. @throws ApiProblem */
export async function fetchWishlist(signal: AbortSignal, guests: readonly string[]): Promise<string[]> {
  const { items } = await withSession(signal, (api) =>
    guests.length
      ? answer(api.POST('/api/account/wishlist/merge', { body: { slugs: [...guests] } }))
      : answer(api.GET('/api/account/wishlist')),
  );
  return items.map(({ slug }) => slug);
}

/** Puts a product on the list or takes it off. Repeated, it changes nothing. @throws ApiProblem */
export async function sendWish(signal: AbortSignal, slug: string, isWished: boolean): Promise<void> {
  const params = { path: { slug } };
  await withSession(signal, (api) =>
    isWished
      ? answer(api.PUT('/api/account/wishlist/{slug}', { params }))
      : answer(api.DELETE('/api/account/wishlist/{slug}', { params })),
  );
}
