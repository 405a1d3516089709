import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeBucket {
  /** Variables that open it, as `s3://fake/…`. */
  env: NodeJS.ProcessEnv;
  objects: Map<string, { bytes: Buffer; writeId: string }>;
  /** `PUT log/local/00000001`, in the order in which they came. */
  requests: string[];
  /** Looks at each request first; true = it has answered, and nothing else happens. */
  before: (request: FakeRequest, response: ServerResponse) => boolean | void;
  /** The same when the request is done, before its answer is sent. */
  after: (request: FakeRequest, response: ServerResponse) => boolean | void;
  /** Keys in one page of a listing. */
  pageSize: number;
  ignoresCondition: boolean;
  stop: () => Promise<void>;
}

interface FakeRequest {
  method: string;
  name: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
}

/** A server in this process that speaks as much S3 as the client uses. It does not check signatures. */
export async function startFakeBucket(): Promise<FakeBucket> {
  const server = createServer((incoming, response) => void answer(fake, incoming, response).catch(() => undefined));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const fake: FakeBucket = {
    env: {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
    },
    objects: new Map(),
    requests: [],
    before: () => undefined,
    after: () => undefined,
    pageSize: 1_000,
    ignoresCondition: false,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}

async function answer(fake: FakeBucket, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', headers } = incoming;
  const url = new URL(incoming.url ?? '', 'http://fake');
  const name = decodeURIComponent(url.pathname.replace(/^\/fake\/?/, ''));
  const request = { method, name, query: url.searchParams, headers };
  fake.requests.push(`${method} ${name}`);
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  if (fake.before(request, response)) return;
  const [status, more, body] = perform(fake, request, Buffer.concat(chunks));
  if (fake.after(request, response)) return;
  response.writeHead(status, more).end(body);
}

type Answer = [status: number, headers: Record<string, string>, body?: Buffer | string];

function perform(
  { objects, ...fake }: FakeBucket,
  { method, name, query, headers }: FakeRequest,
  bytes: Buffer,
): Answer {
  const there = objects.get(name);
  if (method === 'GET' && !name) return [200, {}, listing([...objects.keys()].toSorted(), query, fake.pageSize)];
  if (method === 'DELETE') {
    objects.delete(name);
    return [204, {}];
  }
  if (method === 'PUT') {
    if (there && headers['if-none-match'] === '*' && !fake.ignoresCondition)
      return [412, {}, error('PreconditionFailed')];
    objects.set(name, { bytes, writeId: String(headers['x-amz-meta-write-id']) });
    return [200, {}];
  }
  if (!there) return [404, {}, method === 'HEAD' ? undefined : error('NoSuchKey')];
  return [200, { 'x-amz-meta-write-id': there.writeId }, method === 'HEAD' ? undefined : there.bytes];
}

function listing(names: string[], query: URLSearchParams, pageSize: number): string {
  const after = query.get('continuation-token') ?? '';
  const found = names.filter((name) => name.startsWith(query.get('prefix') ?? '') && name > after);
  const page = found.slice(0, pageSize);
  const isTruncated = found.length > page.length;
  const contents = page.map((name) => `<Contents><Key>${escape(name)}</Key><Size>1</Size></Contents>`);
  const next = isTruncated ? `<NextContinuationToken>${escape(page.at(-1) ?? '')}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

const escape = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The body of an answer that says what is wrong. */
export const error = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;
