import type { components } from '@paw/api-client/apiTypes.d.ts';
import { answer } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';

export type WishlistLink = components['schemas']['WishlistLink'];

/** @throws ApiProblem */
export const fetchLink = (signal: AbortSignal): Promise<WishlistLink> =>
  withSession(signal, (api) => answer(api.GET('/api/account/wishlist-link')));

/** Makes the link, unless there is one. @throws ApiProblem */
export const makeLink = (signal: AbortSignal): Promise<WishlistLink> =>
  withSession(signal, (api) => answer(api.POST('/api/account/wishlist-link')));

/** It opens nothing from now on. @throws ApiProblem */
export const endLink = (signal: AbortSignal): Promise<unknown> =>
  withSession<unknown>(signal, (api) => answer(api.DELETE('/api/account/wishlist-link')));
