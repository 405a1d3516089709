/** `npm run logs -- <id> [file …]`: everything that the shop's processes logged of one request or trace. */
import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { isatty } from 'node:tty';
import { showLines } from '../start/readableLog.mjs';
import { findRequest } from './findRequest.mjs';
import { readArguments, USAGE } from './readArguments.mjs';

const asked = read();
if (!asked) {
  console.log(USAGE);
  process.exit(0);
}

/** Files, or what is piped into the command, or the journal of this machine. */
const journal = 'journalctl --output cat --unit paw-*'.split(' ');
const isPiped = !isatty(0);
let failure;
const sources = asked.files.length
  ? asked.files.map((file) => createReadStream(file))
  : isPiped
    ? [process.stdin]
    : [readJournal(asked.since)];
for (const source of sources) source.on('error', (error) => (failure ??= error));

const events = await findRequest(sources, asked.id).catch((error) => {
  failure ??= error;
  return [];
});
if (failure) fail(`The log could not be read: ${failure.message}`);
if (!events.length)
  fail(
    `No line has the request ${asked.id}. Its id is the x-request-id of its answer, or begins with the trace id of its traceparent. Fast pages from the cache are not all logged.`,
  );
const show = showLines(asked.isJson ? 'json' : 'text', isatty(1));
for (const line of events) console.log(show('', line));

function readJournal(since) {
  const child = spawn(journal[0], [...journal.slice(1), '--since', since], { stdio: ['ignore', 'pipe', 'inherit'] });
  child.on('error', ({ message }) =>
    fail(`There is no journal here (${message}). Name the files with the log, or pipe it into this command.`),
  );
  return child.stdout;
}

function read() {
  try {
    return readArguments(process.argv.slice(2));
  } catch (error) {
    fail(error.message);
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
