import { setTimeout as pause } from 'node:timers/promises';
import { isatty } from 'node:tty';
import { StartProblem } from '../StartProblem.mjs';
import { endChild, startChild } from './children.mjs';
import { logFormat } from './logFormat.mjs';
import { showLines } from './readableLog.mjs';
import { settingsOf } from './settingsOf.mjs';

const isTerminal = isatty(1);
const shown = showLines(logFormat(process.env, isTerminal), isTerminal);
/** How long a process may take until it listens, in ms. */
const START_LIMIT = 120_000;
/** Pauses before a process that died is started again, in ms: they grow, and start over after a minute of life. */
const pauses = [500, 1000, 2000, 4000, 8000, 10_000];

/** A process of the shop that stays: database, api, pictures, shell, or a watched build. It is started again when it dies. */
export class Service {
  name;
  /** Called with all that the process says to us. */
  onMessage = () => {};
  #script;
  #env;
  #child;
  #isEnding = false;
  #failures = 0;

  /** @param {string | string[]} script relative to the repository, with its arguments */
  constructor(name, script, env) {
    this.name = name;
    this.#script = script;
    this.#env = env;
  }

  /**
   * The address at which it listens; undefined for a build.
   * @throws StartProblem with the process's own sentence when it ends before.
   */
  async start() {
    const url = await this.#run();
    // After a restart the others find it where it was.
    const { port } = new URL(url?.replace(/^postgres:.*/, 'http://localhost') ?? 'http://localhost');
    if (port) this.#env = { ...this.#env, PORT: port };
    return url;
  }

  send(message) {
    if (this.#child?.connected) this.#child.send(message);
  }

  async end(patience, signal) {
    this.#isEnding = true;
    if (this.#child) await endChild(this.#child, patience, signal);
  }

  #run() {
    const started = performance.now();
    const child = startChild([this.#script].flat(), { env: this.#env, settings: settingsOf(this.name) });
    this.#child = child;
    const output = showOutput(child, this.name);
    return new Promise((resolve, reject) => {
      let isListening = false;
      const giveUp = setTimeout(() => void endChild(child, 1000), START_LIMIT);
      let words = '';
      child.on('message', (message) => {
        this.onMessage(message);
        if (message?.type === 'failed') words = message.message;
        // A build says 'watched', and says it again after each change.
        if (isListening || !['listening', 'watched'].includes(message?.type)) return;
        isListening = true;
        clearTimeout(giveUp);
        output.show();
        resolve(message.url);
      });
      child.on('error', reject);
      // 'close', not 'exit': only then its last words are here.
      child.on('close', (code, signal) => {
        clearTimeout(giveUp);
        if (this.#isEnding) return reject(new StartProblem(`${this.name} was ended.`));
        if (isListening) return void this.#restart(signal ?? `exit code ${code}`, performance.now() - started);
        reject(
          new StartProblem(words || output.held() || `${this.name} ended before it listened (${signal ?? code}).`),
        );
      });
    });
  }

  async #restart(cause, livedFor) {
    if (livedFor > 60_000) this.#failures = 0;
    for (let words = `ended unexpectedly (${cause})`; !this.#isEnding; ) {
      const wait = pauses[Math.min(this.#failures++, pauses.length - 1)];
      console.log(`${this.name} ${words}: restarting in ${wait / 1000} s.`);
      await pause(wait);
      if (this.#isEnding) return;
      try {
        await this.#run();
        console.log(`${this.name} is running again.`);
        return;
      } catch (error) {
        words = `did not start (${error.message})`;
      }
    }
  }
}

/** Prints a child's lines with its name before each; until `show` they are only held. */
function showOutput(child, name) {
  let held = [];
  let print = (lines) => held.push(...lines);
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      if (lines.length) print(lines);
    });
    stream.on('end', () => rest && print([rest]));
  }
  return {
    held: () => held.join('\n').trim(),
    show: () => {
      // At once: a busy shell writes some thousand lines a second, and a write for each would cost it time.
      print = (lines) => process.stdout.write(`${lines.map((line) => shown(name, line)).join('\n')}\n`);
      if (held.length) print(held);
      held = [];
    },
  };
}
