/**
 * Visitors whose requests are all new: unknown names in the query, others that a route does declare, and paths that do
 * not exist. Arguments: origin, how many queries, how many paths, real pages. Prints how it was answered, as JSON.
 */
import autocannon from 'autocannon';
import type { Answered } from './meetStrangers.ts';

const [origin = '', queryCount = '', pathCount = '', ...pages] = process.argv.slice(2);
const [queries, paths] = [Number(queryCount), Number(pathCount)];
const amount = queries + paths;
let [query, path] = [0, 0];

const result = await autocannon({
  url: origin,
  amount,
  connections: 20,
  timeout: 60,
  requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
});
const answered: Answered = {
  asked: result.requests.total,
  found: result['2xx'],
  missing: result['4xx'],
  failed: amount - result['2xx'] - result['4xx'],
  seconds: result.duration,
};
console.log(JSON.stringify(answered));

/** Both kinds are spread over the whole. */
function nextPath(): string {
  if (path * queries < query * paths) return unknownPath(path++);
  return withQuery(query++);
}

function unknownPath(n: number): string {
  return n % 2 ? `/product/nowhere-${n}` : `/nowhere-${n}`;
}

/** Every tenth takes a name that product pages declare, so it is another page to the cache. */
function withQuery(n: number): string {
  if (n % 10 === 0) return `/product/Adjustable-Dog-Collar?variant=nobodys-${n}`;
  return `${pages[n % pages.length]}?utm_source=stranger-${n}&n${n}=${n}`;
}
