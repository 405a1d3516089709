/** '1 product', '12 products'. */
export function productsInWords(count: number): string {
  return `${count} ${count === 1 ? 'product' : 'products'}`;
}
