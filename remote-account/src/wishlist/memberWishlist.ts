/** A member's wishlist at the api. It is a separate chunk, which guests do not load. */
import { answer } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';

/** Slugs, the latest first. A guest's wishes are merged into the list before. @throws ApiProblem */
export async function fetchWishlist(signal: AbortSignal, guests: readonly string[]): Promise<string[]> {
  const { items } = await withSession(signal, (api) =>
    guests.length
      ? answer(api.POST('/api/account/wishlist/merge', { body: { slugs: [...guests] } }))
      : answer(api.GET('/api/account/wishlist')),
  );
  return items.map(({ slug }) => slug);
}

/** Adds a product to the list or removes it. It is idempotent. @throws ApiProblem */
export async function sendWish(signal: AbortSignal, slug: string, isWished: boolean): Promise<void> {
  const params = { path: { slug } };
  await withSession(signal, (api) =>
    isWished
      ? answer(api.PUT('/api/account/wishlist/{slug}', { params }))
      : answer(api.DELETE('/api/account/wishlist/{slug}', { params })),
  );
}
