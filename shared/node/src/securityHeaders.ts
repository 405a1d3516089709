/** Policy of an answer that is no page: nothing in it loads, runs, or is shown in a frame. */
export const BARE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What no page of the shop uses. The names are those that browsers know: they warn about others. */
const PERMISSIONS = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'usb']
  .map((name) => `${name}=()`)
  .join(', ');

/** Two years, also for subdomains, as OWASP ASVS 3.4.1 asks. */
const HSTS = 'max-age=63072000; includeSubDomains';

/** Name → value. */
export type Headers = Readonly<Record<string, string>>;

/**
 * Security headers that every answer has, unless the code that answers sends its own.
 * @param origin of the site; only an https one has HSTS
 * @param readers `cross-origin`: pages of other sites may show the answer
 */
export function securityHeaders(origin: string, readers: 'same-origin' | 'cross-origin' = 'same-origin'): Headers {
  return {
    'content-security-policy': BARE_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': PERMISSIONS,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': readers,
    ...(origin.startsWith('https:') && { 'strict-transport-security': HSTS }),
  };
}
