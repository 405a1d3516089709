import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { createRequire } from 'node:module';
import { posix } from 'node:path';
import { compileFunction } from 'node:vm';

const nodeRequire = createRequire(import.meta.url);

/**
 * CommonJS from memory: it runs exactly the bytes that `read` returned and verified, whatever is on disk later. Only
 * files of the same release and Node's own modules can be required.
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

function builtin(request: string, label: string): unknown {
  const name = request.replace(/^node:/, '');
  // The rest of it reports handles of the process, which lead to its connections.
  if (name === 'async_hooks') return { AsyncLocalStorage, AsyncResource };
  if (allowed.has(name)) return nodeRequire(`node:${name}`);
  throw new Error(`${label} requires "${request}", which is neither in the release nor a module it may use.`);
}

/** Modules without access to files, processes or the network, because a page gets its data through the api client. */
const allowed = new Set(['stream', 'util', 'url', 'buffer', 'events', 'crypto']);
