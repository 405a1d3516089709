import { request } from 'node:https';

/** Gets a page through a balancer with a certificate of the test, on a new connection. @returns the status of the whole answer */
export function askThrough(url: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, rejectUnauthorized: false, agent: false }, (response) => {
      response.on('error', reject);
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    asked.on('error', reject);
    asked.end();
  });
}
