import ipaddr from 'ipaddr.js';

/** The caller's address on the network. Of an IPv6 address the first half: a household has all of the second. */
export function clientAddress({ ip }: { ip: string }): string {
  if (!ipaddr.isValid(ip)) return ip;
  // An IPv4 address as an IPv6 socket shows it becomes IPv4 again.
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const half = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${half.join(':')}::/64`;
}
