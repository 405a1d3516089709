import type { IncomingMessage } from 'node:http';

/** What proxies add: behind one, every client looks as if it were on this machine. */
const ofProxies = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];
const loopback = /^(::1|(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/;
/** A page of another site may have a name that leads here (DNS rebinding): its name is not one of these. */
const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** Whether a request comes from this machine itself, through no proxy and from no other site's page. */
export function isOnThisMachine({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  if (ofProxies.some((name) => headers[name] !== undefined)) return false;
  return loopback.test(socket.remoteAddress ?? '') && ownNames.test(headers.host ?? '');
}
