import { isIP } from 'node:net';

/** Names below these are given out by no registry of the internet. */
const inside = /(^|\.)(localhost|local|internal|svc)$|\.svc\.cluster\.local$/;

/**
 * Whether a Host header names a machine of the operator: an IP address, a name without a dot, a name that no one can
 * register, or one of `names`. A page of another site that points its own name at this machine (DNS rebinding) sends that
 * name. Ports that only staff and monitoring use refuse it.
 */
export function isInsideHost(host: string | undefined, names: readonly string[] = []): boolean {
  const name = (host ?? '')
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  if (/^\[[0-9a-f:.]+\]$/.test(name)) return isIP(name.slice(1, -1)) === 6;
  if (!/^[a-z0-9_.-]+$/.test(name)) return false;
  return (
    isIP(name) === 4 || !name.includes('.') || inside.test(name) || names.some((own) => own.toLowerCase() === name)
  );
}
