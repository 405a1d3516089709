import { parseArgs } from 'node:util';

export const USAGE = `npm run logs -- <id> [file …]
Prints what all processes of the shop logged of one request, the earliest line first.

  <id>             the x-request-id of an answer, or the trace id of a traceparent (32 hex digits)
  file …           files with the log, one JSON event a line; otherwise what is piped in, or the journal of this machine
  --since <time>   of the journal: as journalctl reads it (default: -1d)
  --json           the lines unchanged

  for node in node1 node2 node3; do ssh $node "journalctl -o cat -u 'paw-*' --since -1h"; done | npm run logs -- <id>`;

/** @returns undefined when the caller asks for help. @throws Error that names the mistake */
export function readArguments(args) {
  const options = { since: { type: 'string', default: '-1d' }, json: { type: 'boolean' }, help: { type: 'boolean' } };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (values.help) return undefined;
  const [id = '', ...files] = positionals;
  if (!/^[\w-]{8,64}$/.test(id)) throw new Error(`Which request? ${id && `"${id}" is no id. `}\n${USAGE}`);
  return { id, files, since: values.since, isJson: values.json ?? false };
}
