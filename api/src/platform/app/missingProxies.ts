import type { Log } from '@paw/node/createLog.ts';
import { trustedProxies } from '@paw/node/trustedProxies.ts';
import type { FastifyRequest } from 'fastify';
import { tryLimits } from '../tries/tryLimits.ts';

const { most, within } = tryLimits.guest.pair;
const harm = `all shoppers behind it count as one address and share its limits, such as ${most} guest sessions in ${within / 60} minutes`;
const fix =
  'Set TRUSTED_PROXIES, for the shell and the api, to the networks of the shell and of every proxy before it, such as TRUSTED_PROXIES=loopback,10.0.0.0/8.';

const isLoopback = trustedProxies('loopback');
/** No shopper on the internet has such an address. */
const isInternal = trustedProxies('loopback,linklocal,uniquelocal');

/** @returns a sentence when this api listens to other machines and TRUSTED_PROXIES is not set */
export function describeMissingProxies(host: string, given: string | undefined): string | undefined {
  if (given || host === 'localhost' || isLoopback(host)) return undefined;
  return `The api listens on ${host}, beyond this machine, and TRUSTED_PROXIES is not set: when the shell runs elsewhere, ${harm}. ${fix}`;
}

/** For the begin of each request: warns, once, of a proxy that is not trusted. */
export function warnOfMissingProxies(log: Log | undefined) {
  let isKnown = false;
  return ({ ip, ips = [ip], headers }: FastifyRequest): void => {
    const forwarded = headers['x-forwarded-for'];
    if (isKnown || forwarded === undefined) return;
    // The caller is a proxy when it names a client before it. A shopper may write the header too, but then it comes
    // through the shell, and the shopper's own address is not an internal one.
    const isDirect = ips.length === 1;
    const isProxy = String(forwarded).split(',').length >= ips.length && (isDirect || isInternal(ip));
    if (!isProxy) return;
    isKnown = true;
    const who = isInternal(ip) ? `A proxy at ${ip}` : 'A proxy';
    log?.warn(`${who} sends requests and TRUSTED_PROXIES does not name it: ${harm}. ${fix}`);
  };
}
