import { answer, createApi } from '@paw/api-client/http.ts';
import { type AddAnswer as CartAnswer, requestAdd } from '@paw/contract/cartEvents.ts';
import type { CartLine } from '@paw/contract/cartStorage.ts';
import { rules } from '@paw/rules/rules.ts';
import { cartLineOf, storedCartLines, unitsIn } from '../../variant/cartLine.ts';
import type { ProductDetail, Variant } from '../../variant/variants.ts';

/* This module is a chunk of its own: what a quick add needs once its button is pressed. */
export { ChoiceDialog } from './ChoiceDialog.tsx';

/** The bus's own answers, and two refusals: the cart holds the most that one order may have, or the variant is sold out. */
export type AddAnswer = CartAnswer | 'full' | 'sold out';

/** The answer, and what was asked for. */
export interface Asked {
  answer: AddAnswer;
  line: CartLine;
  /** Units of the line that the cart held before. */
  before: number;
}

/** Asks the cart for one unit of a variant. */
export function addOne(product: ProductDetail, variant: Variant): Asked {
  const line = cartLineOf(product, variant, 1);
  const before = unitsIn(storedCartLines(), line);
  const most = Math.min(rules.quantity.mostUnits, variant.stock);
  const request = () => (before >= most ? 'full' : requestAdd(line));
  return { answer: variant.stock <= 0 ? 'sold out' : request(), line, before };
}

/** The product with its variants, as its page loads it. @throws ApiProblem */
export async function fetchProduct(slug: string): Promise<ProductDetail> {
  const api = createApi({ baseUrl: '' });
  return await answer(api.GET('/api/products/{slug}', { params: { path: { slug } } }));
}
