import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Names that `TRUSTED_PROXIES` may contain besides IPs and networks. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const partsOf = (text: string) => text.split(',').map((part) => part.trim());

/** Whether `TRUSTED_PROXIES` is well formed: names as above, IPs, and networks such as 10.0.0.0/8. */
export function areProxies(text: string): boolean {
  return partsOf(text).every((part) => {
    if (Object.hasOwn(named, part)) return true;
    const [address = '', bits, ...more] = part.split('/');
    const most = isIP(address) === 4 ? 32 : 128;
    return (
      isIP(address) !== 0 &&
      more.length === 0 &&
      (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
    );
  });
}

/** @param text well formed, see {@link areProxies} */
export function trustedProxies(text: string): (address: string) => boolean {
  const list = new BlockList();
  for (const network of partsOf(text).flatMap((part) => named[part] ?? part)) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
}

/**
 * The IP of the client that sent a request: the last entry that is not a trusted proxy's. Entries of `x-forwarded-for`
 * that the client wrote itself come before it, so they have no effect.
 */
export function callerOf(request: IncomingMessage, isTrusted: (address: string) => boolean): string {
  let caller = request.socket.remoteAddress ?? '';
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  for (const entry of forwarded.toReversed()) {
    const address = entry.trim();
    if (!isTrusted(caller) || !isIP(address)) break;
    caller = address;
  }
  return caller;
}
