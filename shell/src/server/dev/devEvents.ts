import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Exchange } from '../Exchange.ts';
import { sendText } from '../sendText.ts';
import type { DevBoard } from './DevBoard.ts';

/** `/dev/events`: the board as server-sent events, first at once, then after each change. `/dev/stack`: maps a stack to sources. */
export function devEvents(board: DevBoard, inSources: (stack: string) => string) {
  const open = new Set<ServerResponse>();
  let last = '';
  const stopListening = board.listen(() => {
    const text = JSON.stringify(board.status);
    if (text === last) return;
    last = text;
    for (const response of open) response.write(`data: ${text}\n\n`);
  });

  return {
    answers: (path: string) => path === '/dev/events' || path === '/dev/stack',
    answer: (request: IncomingMessage, response: ServerResponse, exchange: Exchange): void => {
      exchange.route = exchange.path;
      if (exchange.path === '/dev/stack') {
        const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
        return sendText(response, 200, inSources(searchParams.get('stack') ?? ''));
      }
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(`retry: 500\ndata: ${JSON.stringify(board.status)}\n\n`);
      open.add(response);
      response.once('close', () => open.delete(response));
    },
    close: (): void => {
      stopListening();
      for (const response of open) response.end();
    },
  };
}
