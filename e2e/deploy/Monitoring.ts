import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkout } from '../world/shopProcess.ts';
import { KeptOutput } from './KeptOutput.ts';

/** Labels of an alert, with its name as `alertname`. */
type Labels = Record<string, string>;

interface Alert {
  state: 'pending' | 'firing';
  labels: Labels;
  annotations: { summary: string; runbook: string };
}

/** What is missing on this computer, in words; undefined when nothing is. */
export function findMissingMonitoring(): string | undefined {
  if (spawnSync('prometheus', ['--version']).status === 0) return undefined;
  return 'Prometheus is not installed (apt-get install prometheus)';
}

/**
 * Prometheus with the committed files of deploy/prometheus, which asks the processes themselves. Four things are changed:
 * names of machines become their addresses, it looks every 2 s in place of 15 s, an alert waits for 4 s in place of its
 * minutes, and there is no Alertmanager. Expressions stay.
 */
export class Monitoring {
  readonly #url: string;
  readonly #folder: string;
  readonly #child: ChildProcess;
  readonly #output = new KeptOutput();

  /** @param nodes addresses of the machines */
  constructor(nodes: readonly string[]) {
    this.#folder = mkdtempSync(join(tmpdir(), 'paw-prometheus-'));
    const read = (name: string) => readFileSync(join(checkout, 'deploy/prometheus', name), 'utf8');
    const write = (name: string, text: string) => writeFileSync(join(this.#folder, name), text);
    write('prometheus.yml', forNodes(read('prometheus.yml'), nodes));
    write('alerts.yml', change(read('alerts.yml'), /\bfor: \d+[sm]/g, 'for: 4s'));
    const address = `${nodes[0]}:9090`;
    this.#url = `http://${address}`;
    const flags = {
      'config.file': join(this.#folder, 'prometheus.yml'),
      'storage.tsdb.path': join(this.#folder, 'data'),
      'web.listen-address': address,
    };
    const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
    const env = { PATH: process.env.PATH ?? '' };
    this.#child = spawn('prometheus', args, { cwd: this.#folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#output.keep('prometheus', this.#child);
  }

  /** Waits until an alert with these labels fires. @returns what it says */
  async untilFiring(labels: Labels): Promise<Alert['annotations']> {
    const { annotations } = await this.#until((alerts) => find(alerts, labels), `${describe(labels)} does not fire`);
    return annotations;
  }

  /** Waits until no alert with these labels fires or is about to. */
  async untilQuiet(labels: Labels): Promise<void> {
    await this.#until((alerts) => !alerts.some((alert) => has(alert, labels)), `${describe(labels)} does not end`);
  }

  async close(): Promise<void> {
    const exited = once(this.#child, 'exit');
    if (this.#child.exitCode === null && this.#child.kill('SIGTERM')) await exited;
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #until<T>(look: (alerts: Alert[]) => T | undefined | false, problem: string): Promise<T> {
    let alerts: Alert[] = [];
    for (const end = Date.now() + 90_000; Date.now() < end; await pause(200)) {
      const answer = await fetch(`${this.#url}/api/v1/alerts`).catch(() => undefined);
      if (!answer?.ok) continue;
      ({ alerts } = ((await answer.json()) as { data: { alerts: Alert[] } }).data);
      const found = look(alerts);
      if (found) return found;
    }
    const seen = alerts.map(({ state, labels }) => `${state} ${describe(labels)}`);
    throw new Error(`${problem}. There are: ${seen.join(', ')}. ${this.#output.end}`);
  }
}

function forNodes(text: string, nodes: readonly string[]): string {
  const often = change(text, /(_interval): 15s/g, '$1: 2s');
  const alone = change(often, /\nalerting:\n(?: .*\n)+/, '\n');
  return change(alone, /\bnode(\d):/g, (_, n) => `${nodes[Number(n) - 1]}:`);
}

/** @throws Error when there is nothing to change, because the committed file is another one then */
function change(text: string, pattern: RegExp, to: string | ((...groups: string[]) => string)): string {
  const changed = typeof to === 'string' ? text.replace(pattern, to) : text.replace(pattern, to);
  if (changed === text) throw new Error(`A file of deploy/prometheus has no ${pattern}.`);
  return changed;
}

const find = (alerts: readonly Alert[], labels: Labels) =>
  alerts.find((alert) => alert.state === 'firing' && has(alert, labels));

const has = (alert: Alert, labels: Labels) =>
  Object.entries(labels).every(([name, value]) => alert.labels[name] === value);

const describe = ({ alertname = '', ...labels }: Labels) => `${alertname}${JSON.stringify(labels)}`;
