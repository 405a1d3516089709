import ipaddr from 'ipaddr.js';

/** The client's IP. For IPv6 the first 64 bits, because one household has all addresses below them. */
export function clientAddress({ ip }: { ip: string }): string {
  if (!ipaddr.isValid(ip)) return ip;
  // Converts an IPv4 address of an IPv6 socket to IPv4.
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const half = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${half.join(':')}::/64`;
}
