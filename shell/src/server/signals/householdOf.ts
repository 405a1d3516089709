/**
 * Who counts as one client. Providers give a household 56 bits of an IPv6 address (RIPE 690), and with them 256 networks of
 * 64 bits: each of them would bring its own evidence about a release, and together they would fill the list of clients.
 * @param client as `clientAddress` names it: an IPv4 address, or the first 64 bits
 */
export function householdOf(client: string): string {
  const [, first = '', fourth = ''] = /^(.+):([0-9a-f]+)::\/64$/.exec(client) ?? [];
  return first ? `${first}:${(Number.parseInt(fourth, 16) >> 8).toString(16)}00::/56` : client;
}
