import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress } from '@paw/node/clientAddress.ts';
import { callerOf } from '@paw/node/trustedProxies.ts';
import { RELEASES_PARAMETER } from '../../tabs/TabNews.ts';
import type { Exchange } from '../Exchange.ts';
import { sendText } from '../sendText.ts';
import type { OpenTabs } from './OpenTabs.ts';

type Handle = (request: IncomingMessage, response: ServerResponse, exchange: Exchange) => void;

const label = '[a-z][a-z0-9-]{0,39}@[0-9a-f]{16}';
const list = new RegExp(`^${label}(,${label}){0,19}$`);

/**
 * `/events` streams the status of a visible tab's releases (server-sent events), `/set` returns it once, and `/tabs` counts
 * tabs by release. Responses are not cached.
 */
export function tabRoutes(tabs: OpenTabs, isTrusted: (ip: string) => boolean): Record<string, Handle> {
  const withLabels = (
    answer: (labels: string[], request: IncomingMessage, response: ServerResponse) => void,
  ): Handle => {
    return (request, response, exchange) => {
      exchange.route = 'tabs';
      const on = new URL(request.url ?? '/', 'http://shop.invalid').searchParams.get(RELEASES_PARAMETER) ?? '';
      if (list.test(on)) answer(on.split(','), request, response);
      else sendText(response, 400, 'Name the releases of the tab: ?on=catalog@0123456789abcdef,…');
    };
  };
  return {
    '/events': withLabels((labels, request, response) => {
      if (request.method === 'HEAD') return sendText(response, 405, 'This address accepts only GET.');
      const client = clientAddress({ ip: callerOf(request, isTrusted) });
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // A buffering proxy would delay the events.
        'x-accel-buffering': 'no',
      });
      if (!tabs.add(response, labels, client)) response.end('event: full\ndata: \n\n');
    }),
    '/set': withLabels((labels, _, response) => {
      tabs.note(labels);
      sendJson(response, tabs.statusOf(labels));
    }),
    '/tabs': (_, response, exchange) => {
      exchange.route = 'health';
      sendJson(response, tabs.counts());
    },
  };
}

function sendJson(response: ServerResponse, value: object): void {
  const text = JSON.stringify(value);
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', 'content-length': text.length };
  response.writeHead(200, headers);
  response.end(text);
}
