import type { IncomingMessage } from 'node:http';

/** Headers that proxies add. Behind a proxy, every client appears to be on this machine. */
const ofProxies = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];
const loopback = /^(::1|(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/;
/** Host names of this machine. Another site's name may resolve to it (DNS rebinding). */
const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** Whether a request comes from this machine, through no proxy and from no other site's page. */
export function isOnThisMachine({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  if (ofProxies.some((name) => headers[name] !== undefined)) return false;
  return loopback.test(socket.remoteAddress ?? '') && ownNames.test(headers.host ?? '');
}
