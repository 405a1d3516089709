/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ORIGIN_MARK } from '@paw/contract/originMark.ts';
import type { Exchange } from '../Exchange.ts';
import { publicFiles } from './documents.ts';

const feed = { path: '/feed.xml', type: 'application/rss+xml', text: `<link>${ORIGIN_MARK}/blogs</link>` };
const live = { set: { id: 's', remotes: {} }, files: new Map([[feed.path, feed]]), findDocuments: () => [] };
const send = publicFiles(
  () => live,
  () => 'https://shop.example',
);

/** The response for a path; undefined when it is none of these files. */
function ask(path: string) {
  const sent: { headers?: Record<string, unknown>; body?: string } = {};
  const response = {
    writeHead: (_: number, headers: Record<string, unknown>) => (sent.headers = headers),
    end: (body: Buffer) => (sent.body = String(body)),
  };
  const request = { method: 'GET' } as IncomingMessage;
  return send(request, response as unknown as ServerResponse, { path } as Exchange) ? sent : undefined;
}

test('a file of a release contains absolute URLs of the shop that sends it', () => {
  const { headers, body } = ask('/feed.xml') ?? {};
  expect(body).toBe('<link>https://shop.example/blogs</link>');
  expect(headers).toMatchObject({ 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'no-cache' });
  expect(headers?.['content-length']).toBe(body?.length);
});

test('any other path is not handled', () => {
  expect(ask('/other.xml')).toBeUndefined();
});
