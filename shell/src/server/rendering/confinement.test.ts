/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { bundleSources } from '../../renderer/testing/bundleSources.ts';
import { rendererArguments, rendererEnvironment } from './rendererArguments.ts';

/** What a release written by hand may try, as expressions in its node build. */
const attempts = {
  'a module of Node by require': `require('node:fs').readFileSync('/etc/passwd', 'utf8')`,
  'another process by require': `require('child_process').execSync('id')`,
  'a module of Node by the global require': `globalThis.require('node:fs').readdirSync('/')`,
  'a module of Node that is a global': `globalThis.child_process.execSync('id')`,
  'a module of Node by process.getBuiltinModule': `process.getBuiltinModule('node:fs').readFileSync('/etc/passwd', 'utf8')`,
  'another process by process.getBuiltinModule': `process.getBuiltinModule('child_process').execSync('id')`,
  'a module of Node by process.mainModule': `process.mainModule.require('fs').readdirSync('/')`,
  'an internal part of Node': `process.binding('spawn_sync').spawn({ file: '/bin/id', args: ['id'] })`,
  'a module of Node by import': `import('node:fs').then((fs) => fs.readFileSync('/etc/passwd', 'utf8'))`,
  'import in code from text': `new Function('return import("node:fs")')()`,
  'import in code without a script': `Promise.resolve('return import("node:fs")').then(Function).then((run) => run())`,
  'a signal to the shell': `process.kill(process.ppid ?? 1, 0)`,
  'the debugger of the shell': `process._debugProcess(process.ppid)`,
  'native code': `process.dlopen({ exports: {} }, '/lib/x86_64-linux-gnu/libc.so.6')`,
  'the connections of the process': `process._getActiveHandles().length`,
  'a handle of the process': `require('async_hooks').createHook({ init() {} }).enable()`,
  'another program in place of this one': `process.execve('/bin/id', ['id'], {})`,
  'the streams of the process': `new console._stdout.constructor({ fd: 3 })`,
  'another server by fetch': `fetch('http://127.0.0.1:$OTHER/').then(({ status }) => status)`,
  'a write to the api': `fetch('http://127.0.0.1:$API/', { method: 'POST' }).then(({ status }) => status)`,
  'a write to the api by a Request of its own': `(() => { const Known = Request; globalThis.Request = class extends Known { get method() { return 'GET'; } }; return fetch('http://127.0.0.1:$API/', { method: 'POST' }).then(({ status }) => status).finally(() => (globalThis.Request = Known)); })()`,
  'a write to the api by a changed Request': `(() => { const known = Object.getOwnPropertyDescriptor(Request.prototype, 'method'); Object.defineProperty(Request.prototype, 'method', { ...known, get: () => 'GET' }); return fetch('http://127.0.0.1:$API/', { method: 'POST' }).then(({ status }) => status).finally(() => Object.defineProperty(Request.prototype, 'method', known)); })()`,
  'a write to the api by the state of a Request': `(() => { const key = Object.getOwnPropertySymbols(new Request('http://x/')).find((one) => one.description === 'state'); if (!key) throw new Error('Node keeps it private.'); const held = new WeakMap(); let made = 0; Object.defineProperty(Request.prototype, key, { configurable: true, get() { return held.get(this); }, set(state) { if (++made === 2) state.method = 'POST'; held.set(this, state); } }); return fetch('http://127.0.0.1:$API/').then(({ status }) => status).finally(() => delete Request.prototype[key]); })()`,
  'a write to the api by the dispatcher of fetch': `new Promise((done, fail) => { globalThis[Symbol.for('undici.globalDispatcher.1')].dispatch({ origin: 'http://127.0.0.1:$API', path: '/', method: 'POST' }, { onConnect() {}, onHeaders: (status) => (done(status), true), onData: () => true, onComplete() {}, onError: fail }); })`,
  'a write to the api by a dispatcher of its own': `(() => { const known = globalThis[Symbol.for('undici.globalDispatcher.1')]; return fetch('http://127.0.0.1:$API/', { dispatcher: { dispatch: (options, handler) => known.dispatch({ ...options, method: 'POST' }, handler) } }).then(({ status }) => status); })()`,
  'another server by WebSocket': `new WebSocket('ws://127.0.0.1:$OTHER/')`,
  'a report of the process': `process.report.getReport()`,
  'the file of the store': `process.loadEnvFile('/etc/passwd')`,
  'a module of Node by a list that it changed': `(() => { const { has } = Set.prototype; Set.prototype.has = () => true; Object.prototype.fs = 1; try { return require('fs').readdirSync('/'); } finally { Set.prototype.has = has; delete Object.prototype.fs; } })()`,
  'a module of Node by a name that changes': `require({ startsWith: () => false, replace: () => 'fs', toString: (() => { let n = 0; return () => (n++ ? 'fs' : 'util'); })() }).readdirSync('/')`,
  'a refusal without a trace': `(() => { Object.defineProperty(Error, 'stackTraceLimit', { value: 0 }); process.umask(); })()`,
};

/** As the renderer itself could do it, if a release got hold of Node's modules after all. */
const withModules = {
  'a file': `fs.readFileSync('/etc/passwd', 'utf8')`,
  'the environment of the shell': `fs.readFileSync('/proc/' + ppid + '/environ', 'utf8')`,
  'writing a file': `fs.writeFileSync('/tmp/paw-written', '')`,
  'another process': `child_process.execSync('id')`,
  'a thread': `new worker_threads.Worker('', { eval: true })`,
  'a connection to another server': `net.connect($OTHER, '127.0.0.1').once('connect', () => undefined)`,
  'a write to the api by a connection': `new Promise((done, fail) => { const socket = net.connect($API, '127.0.0.1', () => socket.write('POST / HTTP/1.1\\r\\nhost: x\\r\\ncontent-length: 0\\r\\n\\r\\n')); socket.on('data', done); socket.on('error', fail); })`,
  'a write to the api behind a read': `new Promise((done, fail) => { const socket = net.connect($API, '127.0.0.1', () => socket.write('GET / HTTP/1.1\\r\\nhost: x\\r\\n\\r\\nPOST / HTTP/1.1\\r\\nhost: x\\r\\ncontent-length: 0\\r\\n\\r\\n')); socket.on('data', done); socket.on('error', fail); })`,
  'a connection by a lookup of its own': `net.connect({ host: 'localhost', port: $OTHER, lookup: () => undefined })`,
  'a connection to a socket of the system': `net.connect('/tmp/socket')`,
  'a server of its own': `net.createServer().listen(0)`,
  'a datagram': `dgram.createSocket('udp4').send('x', $OTHER, '127.0.0.1')`,
  'a signal': `real.kill(ppid, 0)`,
  'a connection by a function that it took': `(() => { const own = Reflect.apply; let taken; Reflect.apply = (one, ...rest) => own((taken = one), ...rest); net.connect($API, '127.0.0.1').destroy(); Reflect.apply = own; return taken.call(new net.Socket(), $OTHER, '127.0.0.1'); })()`,
};

let servers: Server[];
const methods = new Set<string | undefined>();
let answers: Record<string, string>;
let refused: { what: string; stack: string }[];

beforeAll(async () => {
  servers = [0, 1].map(() =>
    createServer(({ method }, response) => {
      methods.add(method);
      response.end('data');
    }).listen(0, '127.0.0.1'),
  );
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const [api, other] = servers.map((server) => (server.address() as AddressInfo).port);
  const fill = (code: string) => code.replaceAll('$API', String(api)).replaceAll('$OTHER', String(other));
  const list = (all: Record<string, string>) =>
    Object.entries(all).map(([name, code]) => `${JSON.stringify(name)}: () => (${fill(code)}),`);
  const release = `exports.tries = { ${list(attempts).join('\n')} };
    exports.reads = { 'the api': () => fetch('http://127.0.0.1:${api}/').then((one) => one.text()),
      'the environment': () => JSON.stringify(process.env), 'its names': () => require('util').inspect(Object.keys(process.env)) };`;
  const script = `${bundleSources('shell/src/renderer/confinement/confine.ts', 'shared/node/src/requireFromMemory.ts')}
    const fs = require('node:fs');
    const [child_process, worker_threads, net, dgram] = ['child_process', 'worker_threads', 'net', 'dgram'].map((one) => require(one));
    const real = process;
    const ppid = process.ppid;
    const refused = [];
    load('shell/src/renderer/confinement/confine.ts').confine('http://127.0.0.1:${api}', (what, stack) => refused.push({ what, stack }));
    const { tries, reads } = load('shared/node/src/requireFromMemory.ts').requireFromMemory('node/remoteEntry.cjs',
      () => Buffer.from(${JSON.stringify(release)}), 'catalog__0123456789abcdef');
    const own = { ${list(withModules).join('\n')} };
    const answers = {};
    (async () => {
      for (const [name, attempt] of Object.entries({ ...tries, ...reads, ...own })) {
        try { answers[name] = 'got ' + (await attempt()); } catch (error) { answers[name] = 'refused: ' + error.message; }
      }
      fs.writeSync(1, JSON.stringify({ answers, refused }));
      real.exit(0);
    })();`;
  const variables = { ...process.env, STAFF_KEY: 'secret', REGISTRY_TOKEN: 'secret', PAW_DATA: '/data' };
  const child = spawn(process.execPath, rendererArguments(), { env: rendererEnvironment(variables) });
  child.stdin.end(`(function (require) {${script}\n})(require);`);
  const [said, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (!said) throw new Error(errors);
  ({ answers, refused } = JSON.parse(said) as { answers: typeof answers; refused: typeof refused });
}, 30_000);
afterAll(() => servers.forEach((server) => server.close()));

test.each(Object.keys(attempts))('a release does not get %s', (name) => {
  expect(answers[name]).toMatch(/^refused: /);
});

test.each(Object.keys(withModules))('code of the process with Node’s modules does not get %s', (name) => {
  expect(answers[name]).toMatch(/^refused: /);
});

test('whatever a release tries, servers are only read', () => {
  expect([...methods]).toEqual(['GET']);
});

test('a release reads the api, and finds no secret in its environment', () => {
  expect(answers['the api']).toBe('got data');
  expect(answers['the environment']).toBe('got {}');
});

test('each refusal is reported with a stack that names the release', () => {
  const reported = refused.map(({ what }) => what);
  expect(reported).toEqual(expect.arrayContaining(['process.getBuiltinModule', 'process.kill', 'process.binding']));
  for (const attempt of ['process.kill', 'fetch of', 'POST'])
    expect(refused.find(({ what }) => what.startsWith(attempt))?.stack).toContain('catalog__0123456789abcdef/node/');
});
