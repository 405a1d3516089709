import { createInterface } from 'node:readline';

/**
 * The lines of a request, or of all requests of a trace, in the order of their times. Lines of one process stay in theirs.
 * @param {import('node:stream').Readable[]} sources logs, one JSON event a line; other lines are passed over
 * @param {string} id a request's, or the trace's that it begins with
 */
export async function findRequest(sources, id) {
  const found = [];
  for (const source of sources) {
    for await (const line of createInterface({ input: source, crlfDelay: Number.POSITIVE_INFINITY })) {
      // Parsing all of a day's log would take minutes.
      if (!line.includes(id)) continue;
      const event = eventOf(line);
      if (event && isOf(event.requestId, id)) found.push({ line: event.line, time: Date.parse(event.time) });
    }
  }
  return found.toSorted((one, other) => one.time - other.time).map(({ line }) => line);
}

const isOf = (requestId, id) =>
  requestId === id || (/^[0-9a-f]{32}$/.test(id) && String(requestId).startsWith(`${id}-`));

/** Containers and collectors may put words before it. */
function eventOf(line) {
  const start = line.indexOf('{"level"');
  if (start < 0) return undefined;
  try {
    return { ...JSON.parse(line.slice(start)), line: line.slice(start) };
  } catch {
    return undefined;
  }
}
