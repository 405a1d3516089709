import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import buffer from 'node:buffer';
import crypto from 'node:crypto';
import events from 'node:events';
import { posix } from 'node:path';
import stream from 'node:stream';
import url from 'node:url';
import util from 'node:util';
import { compileFunction } from 'node:vm';

/**
 * CommonJS from memory: it runs exactly the bytes that `read` returned and verified, whatever is on disk later. Only
 * files of the same release and a few of Node's own modules can be required.
 */
export function requireFromMemory(entry: string, read: (path: string) => Buffer, label: string): unknown {
  const loaded = new Map<string, { exports: unknown }>();
  const load = (path: string): unknown => {
    const known = loaded.get(path);
    if (known) return known.exports;
    const module = { exports: {} as unknown };
    loaded.set(path, module);
    const require = (request: string) =>
      request.startsWith('.') ? load(posix.join(posix.dirname(path), request)) : builtin(request, label);
    const parameters = ['exports', 'require', 'module', '__filename', '__dirname'];
    const run = compileFunction(read(path).toString('utf8'), parameters, { filename: `${label}/${path}` });
    run.call(module.exports, module.exports, require, module, path, posix.dirname(path));
    return module.exports;
  };
  return load(entry);
}

/** Modules without access to files, processes or the network, because a page gets its data through the api client. */
const allowed: Record<string, unknown> = {
  buffer,
  crypto,
  events,
  stream,
  url,
  util,
  // The rest of it reports handles of the process, which lead to its connections.
  async_hooks: { AsyncLocalStorage, AsyncResource },
};
/** Without a prototype, and read once: code that changes built-in objects, or asks with a name that changes, gets no more. */
const modules: Record<string, unknown> = Object.assign(
  Object.create(null),
  allowed,
  Object.fromEntries(Object.entries(allowed).map(([name, module]) => [`node:${name}`, module])),
);

function builtin(request: string, label: string): unknown {
  const found = modules[request];
  if (found) return found;
  throw new Error(`${label} requires "${request}", which is neither in the release nor a module it may use.`);
}
