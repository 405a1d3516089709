type Value = string | number | boolean | null | undefined;

/** A call as openapi-fetch types it; these are the parts that the shop's calls have. */
export interface CallInit extends Omit<RequestInit, 'body' | 'headers'> {
  params?: {
    path?: Readonly<Record<string, Value>>;
    query?: Readonly<Record<string, Value | readonly Value[]>>;
    header?: Readonly<Record<string, Value>>;
  };
  body?: unknown;
  headers?: Readonly<Record<string, Value>>;
  parseAs?: 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream';
}

/** The request of a call, as openapi-fetch would make it. @param path with names in braces: `/api/products/{slug}` */
export function requestFor(
  baseUrl: string,
  method: string,
  path: string,
  { params = {}, body, headers, parseAs: _, ...init }: CallInit = {},
  common?: Readonly<Record<string, string>>,
): Request {
  const filled = path.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const value = params.path?.[name];
    return value === undefined || value === null ? whole : encodeURIComponent(String(value));
  });
  const query = Object.entries(params.query ?? {}).flatMap(([name, value]) =>
    [value]
      .flat()
      .flatMap((one) => (one === undefined || one === null ? [] : `${name}=${encodeURIComponent(String(one))}`)),
  );
  const isForm = body instanceof FormData;
  const found = new Headers(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' });
  for (const [name, value] of [common, headers, params.header].flatMap((some) => Object.entries(some ?? {}))) {
    if (value === null) found.delete(name);
    else if (value !== undefined) found.set(name, String(value));
  }
  return new Request(`${baseUrl}${filled}${query.length ? `?${query.join('&')}` : ''}`, {
    redirect: 'follow',
    ...init,
    method,
    headers: found,
    body: isForm ? body : JSON.stringify(body),
  });
}

/** What a successful answer holds. */
export async function readAnswer(
  request: Request,
  response: Response,
  { parseAs = 'json' }: CallInit = {},
): Promise<unknown> {
  const length = response.headers.get('Content-Length');
  if (response.status === 204 || request.method === 'HEAD' || length === '0') return undefined;
  if (parseAs === 'stream') return response.body;
  if (parseAs !== 'json') return response[parseAs]();
  const text = await response.text();
  return text ? JSON.parse(text) : undefined;
}
