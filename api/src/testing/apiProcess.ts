import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: { code?: string; message?: string; [field: string]: unknown };
  /** ms */
  took: number;
}

export interface ApiProcess {
  child: ChildProcess;
  url: string;
  /** Of the port of staff and monitoring. */
  staff: string;
  /** What it has logged so far. */
  lines: Record<string, unknown>[];
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

const entry = join(__dirname, '../server.ts');

/** The api, started in the same way as in a shop. @param env at least where its database is */
export function forkApi(env: Record<string, string>): ChildProcess {
  return fork(entry, { env: { ...process.env, PORT: '0', ...env }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
}

/** Resolves when it listens. @throws Error with its words when it ends before */
export async function startApi(env: Record<string, string>): Promise<ApiProcess> {
  const child = forkApi(env);
  const lines: ApiProcess['lines'] = [];
  let rest = '';
  child.stdout?.on('data', (text) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts) lines.push(JSON.parse(line));
  });
  const { url, staff } = await new Promise<{ url: string; staff: string }>((resolve, reject) => {
    child.on('message', ({ type, url = '', staff = '', message }: Record<string, string>) =>
      type === 'listening' ? resolve({ url, staff }) : reject(new Error(message)),
    );
    child.once('exit', (status, signal) => reject(new Error(`The api ended with ${status ?? signal}.`)));
  });
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return { child, url, staff, lines, stop };
}

/** Asks on a connection of its own, or on the agent's. */
export function ask(url: string, { body, agent }: { body?: object; agent?: Agent } = {}): Promise<Reply> {
  const began = performance.now();
  const headers = body && { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const onReply = (reply: IncomingMessage) => {
      let text = '';
      reply.on('data', (part) => (text += String(part)));
      reply.on('error', reject);
      reply.on('end', () => {
        const { statusCode: status = 0, headers } = reply;
        resolve({ status, headers, body: JSON.parse(text), took: performance.now() - began });
      });
    };
    const asked = request(url, { method: body ? 'POST' : 'GET', headers, agent: agent ?? new Agent() }, onReply);
    asked.on('error', reject).end(body && JSON.stringify(body));
  });
}
