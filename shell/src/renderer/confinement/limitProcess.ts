import type { Refuse } from './refusing.ts';

/** What packages ask of `process` while they render; a release may also end its own renderer. */
const allowed = 'abort cpuUsage emitWarning exit hrtime memoryUsage nextTick resourceUsage threadCpuUsage uptime'.split(
  ' ',
);
/** Packages register for events of the process; there are none here. */
const ignored = ['addListener', 'off', 'on', 'once', 'prependListener', 'removeAllListeners', 'removeListener'];
const stream = Object.freeze({ isTTY: false });

/**
 * Replaces `process`: a release sees an empty environment, and gets neither modules of Node, nor other processes. The same
 * functions are refused on the real object, which Node's own code holds.
 */
export function limitProcess(refuse: Refuse): void {
  const real = process as unknown as Record<string, unknown>;
  const names = new Set<string>();
  for (let one: object = real; one !== Object.prototype; one = Object.getPrototypeOf(one) as object)
    for (const name of Object.getOwnPropertyNames(one)) if (name !== 'constructor') names.add(name);
  const { arch, platform, version, versions } = process;
  const facade: Record<PropertyKey, unknown> = {
    arch,
    platform,
    version,
    versions: { ...versions },
    release: { name: 'node' },
    argv: [],
    execArgv: [],
    env: {},
    stdout: stream,
    stderr: stream,
    cwd: () => '/',
    emit: () => false,
    [Symbol.toStringTag]: 'process',
  };
  for (const name of ignored) facade[name] = () => facade;
  for (const name of names) {
    if (name in facade) continue;
    const value = valueOf(real, name);
    if (typeof value !== 'function') continue;
    facade[name] = allowed.includes(name) ? bound(real, value as Method) : () => refuse(`process.${name}`);
  }
  for (const name of dangerous) {
    const refused = () => refuse(`process.${name}`);
    if (name in real) Object.defineProperty(real, name, { value: refused, configurable: false, writable: false });
  }
  Object.defineProperty(globalThis, 'process', { value: facade, configurable: false, writable: false });
}

/** Not covered by Node's permissions, or a way around this file. */
const dangerous =
  'binding _linkedBinding dlopen getBuiltinModule kill _kill _debugProcess _debugEnd _getActiveHandles _getActiveRequests execve'.split(
    ' ',
  );

type Method = (...args: unknown[]) => unknown;

/** `process.hrtime` has a function of its own. */
const bound = (real: object, method: Method) =>
  Object.assign(method.bind(real), 'bigint' in method && { bigint: method.bigint });

function valueOf(real: Record<string, unknown>, name: string): unknown {
  try {
    return real[name];
  } catch {
    // Such as a standard stream that is closed.
    return undefined;
  }
}
