import { request } from 'node:http';

/** Node's server writes these itself. */
const nodesOwn = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** An answer byte by byte, as it came over the line: nothing is unpacked, headers keep order and spelling. */
export async function recordAnswer(url: string, headers: Readonly<Record<string, string>> = {}): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const sent: string[] = [];
      for (let i = 0; i < response.rawHeaders.length; i += 2) {
        const [name = '', value = ''] = response.rawHeaders.slice(i, i + 2);
        if (!nodesOwn.has(name.toLowerCase())) sent.push(name, value);
      }
      resolve({ status: response.statusCode ?? 0, headers: sent, body: Buffer.concat(chunks).toString('base64') });
    });
    asked.on('error', reject).end();
  });
}

export function headerOf({ headers }: BareAnswer, name: string): string {
  const place = headers.findIndex((one, index) => index % 2 === 0 && one.toLowerCase() === name);
  return place < 0 ? '' : (headers[place + 1] ?? '');
}

/** What a bare server sends for every request, in the form in which it travels between processes. */
export interface BareAnswer {
  status: number;
  /** [name, value, name, value], without what Node writes itself. */
  headers: string[];
  /** base64 */
  body: string;
}
