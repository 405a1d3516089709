import { request } from 'node:https';

/** What readers read: pages that the shell may keep, pages that no cache has, data, scripts and pictures of the home page. */
export async function readPaths(origin: string): Promise<string[]> {
  const home = await readText(`${origin}/`);
  const some = (pattern: RegExp, count: number) => {
    const found = [...new Set([...home.matchAll(pattern)].map(([, path = '']) => path.replaceAll('&amp;', '&')))];
    if (found.length < count) throw new Error(`The home page has ${found.length} of ${pattern}.`);
    return found.slice(0, count);
  };
  return [
    '/',
    '/login',
    '/api/taxonomy',
    ...some(/href="(\/product\/[^"?#]+)"/g, 2),
    ...some(/(?:src|href)="(\/r\/[^"]+\.js)"/g, 1),
    ...some(/src="(\/uploads\/[^"]+)"/g, 2),
    '/search/leash%20*',
    '/api/search?q=leash%20*',
  ];
}

function readText(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { rejectUnauthorized: false, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('error', reject).on('end', () => resolve(text));
    });
    asked.on('error', reject).end();
  });
}
