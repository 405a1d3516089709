import { isIPv6 } from 'node:net';

/** The caller's address on the network. Of an IPv6 address the first half: a household has all of the second. */
export function clientAddress({ ip }: { ip: string }): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !isIPv6(ip)) return mapped ?? ip;
  const [left = '', right] = (ip.toLowerCase().split('%')[0] ?? '').split('::');
  const [head, tail] = [left, right ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const gap = right === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array<string>(Math.max(gap, 0)).fill('0'), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
