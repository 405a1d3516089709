import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../root.mjs';
import { makeCertificate } from './makeCertificate.mjs';

export const configuration = join(root, 'deploy/haproxy/haproxy.cfg');

/** Addresses of three machines on the loopback interface, which no other run of this test uses. */
export function loopbackMachines() {
  const network = `127.${1 + (process.pid % 250)}.${1 + (Math.floor(process.pid / 250) % 250)}`;
  return [`${network}.11`, `${network}.12`, `${network}.13`];
}

/** The variables of deploy/haproxy/haproxy.cfg for one of the machines. */
export function balancerEnvironment(machines, index, folder) {
  const node = machines[index];
  const named = Object.fromEntries(machines.map((address, n) => [`NODE${n + 1}`, address]));
  return {
    MACHINE: `node${index + 1}`,
    NODE: node,
    PUBLIC: node,
    INNER: node,
    TLS_PEM: makeCertificate(folder),
    PROXY_USER: userInfo().username,
    HTTP_PORT: '8080',
    HTTPS_PORT: '8443',
    MAX_CONNECTIONS: '500',
    ...named,
  };
}

/** HAProxy with the repository's configuration, as the machine `index` runs it. */
export class Balancer {
  url;
  /** Where the processes of its machine reach the apis. */
  apiEntry;
  databaseEntry;
  address;
  #child;

  static async start(machines, index, folder, env = {}) {
    const balancer = new Balancer();
    balancer.address = machines[index];
    balancer.url = `https://${machines[index]}:8443`;
    balancer.apiEntry = `http://${machines[index]}:4100`;
    balancer.databaseEntry = { host: machines[index], port: 5000 };
    balancer.#child = spawn('haproxy', ['-db', '-f', configuration], {
      env: { PATH: process.env.PATH, ...balancerEnvironment(machines, index, folder), ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let words = '';
    balancer.#child.stderr.on('data', (text) => (words += text));
    for (const end = Date.now() + 10_000; Date.now() < end; await pause(25)) {
      if (balancer.#child.exitCode !== null) throw new Error(`HAProxy did not start: ${words}`);
      const answer = await fetch(`http://${machines[index]}:8404/healthz`).catch(() => undefined);
      if (answer?.ok) return balancer;
    }
    throw new Error(`HAProxy did not listen within 10 s: ${words}`);
  }

  /** Waits until its checks have found exactly these servers of a part: names such as `node1`. */
  async untilUp(part, names) {
    const expected = names.toSorted().join();
    let up = '';
    for (const end = Date.now() + 20_000; Date.now() < end; await pause(50)) {
      const text = await (await fetch(`http://${this.address}:8404/metrics`)).text();
      const pattern = new RegExp(`^haproxy_server_status\\{proxy="${part}",server="(\\w+)",state="UP"\\} 1$`, 'gm');
      up = [...text.matchAll(pattern)]
        .map(([, name]) => name)
        .toSorted()
        .join();
      if (up === expected) return;
    }
    throw new Error(`${part} has ${up || 'no server'} up, and not ${expected}.`);
  }

  async stop() {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    this.#child.kill('SIGTERM');
    await once(this.#child, 'exit');
  }
}
