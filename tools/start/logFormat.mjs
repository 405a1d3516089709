/** How what a start says is written. It needs nothing installed. */
import { isatty } from 'node:tty';

/** LOG_FORMAT=json or text; when it is not set, a terminal gets text. */
export function logFormat(env, isTerminal) {
  return env.LOG_FORMAT === 'json' || (!isTerminal && env.LOG_FORMAT !== 'text') ? 'json' : 'text';
}

/** Words that are no event, as a line of the log. */
export function eventLine(service, msg, level = 'info') {
  return JSON.stringify({ level, time: new Date().toISOString(), service, msg });
}

/** With JSON as the format, whatever this process itself prints is one event a line too. */
export function printAsEvents() {
  if (logFormat(process.env, isatty(1)) !== 'json') return;
  console.log = (text = '') => {
    const lines = String(text)
      .split('\n')
      .filter((line) => line.trim());
    for (const line of lines) process.stdout.write(`${eventLine('start', line.trim())}\n`);
  };
}
