/** Changes of built scripts. Each throws when the text is no longer there: then a fault would not be one. */

/** Replaces `old`, which must be there once. */
export function once(old: string | RegExp, next: string): (text: string) => string {
  return (text) => {
    const found =
      typeof old === 'string' ? text.split(old).length - 1 : [...text.matchAll(new RegExp(old, 'g'))].length;
    if (found !== 1) throw new Error(`${old} is there ${found} times, not once: adapt the bad release.`);
    return typeof old === 'string' ? text.replace(old, () => next) : text.replace(old, next);
  };
}

/** The product page's last parts: where `SLUG` is the product's. */
const parts = /title:"You may also like",products:\w+\}\),\(0,\w+\.jsx\)\(\w+,\{slug:(\w+\.slug)\}\)/;

/** Evaluates the expression whenever the product page renders. `SLUG` in it becomes the product's. */
export function atProduct(expression: string): (text: string) => string {
  return (text) => {
    const slug = parts.exec(text)?.[1] ?? '';
    const evaluated = expression.replaceAll('SLUG', slug);
    return once('title:"You may also like"', `title:(${evaluated},"You may also like")`)(text);
  };
}

/** An expression that throws. */
export const throwing = (why: string) => `(()=>{throw new Error(${JSON.stringify(why)})})()`;

/** An expression that runs the statements once in a page, so long after it first rendered. ms */
export const later = (ms: number, statements: string) => `self.badLater||=setTimeout(()=>{${statements}},${ms})`;
