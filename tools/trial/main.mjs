/**
 * Tries releases in a browser before they are live: a shell of its own, on a free port, serves the set that would be live, and
 * each URL is opened in it. Input: `{store, live, urls, shop}` as JSON on stdin. Output: `{problems}` on stdout, or `{error}`.
 */
import { text } from 'node:stream/consumers';
import { openPages } from './openPages.mjs';
import { withTrialShell } from './withTrialShell.mjs';

try {
  const { store, live, urls, shop } = JSON.parse(await text(process.stdin));
  const found = await withTrialShell({ store, live, shop }, (url) => openPages(url, urls));
  // What the live set shows no better says nothing about the new one.
  const known = found.length
    ? await openPages(
        shop,
        found.map((problem) => problem.url),
      )
    : [];
  const problems = found.filter(({ url }) => !known.some((problem) => problem.url === url));
  console.log(JSON.stringify({ problems }));
} catch (error) {
  console.log(JSON.stringify({ error: error.message }));
  process.exitCode = 1;
}
