import { answer, createApi } from '@paw/api-client/http.ts';
import type { ProductDetail } from '../../product/variants.ts';

/** What a quick add needs once its button is pressed: a chunk of its own. */
export { addOne } from './addOne.ts';
export { ChoiceDialog } from './ChoiceDialog.tsx';

/** The product with its variants, as its page loads it. @throws ApiProblem */
export async function fetchProduct(slug: string): Promise<ProductDetail> {
  const api = createApi({ baseUrl: '' });
  return await answer(api.GET('/api/products/{slug}', { params: { path: { slug } } }));
}
