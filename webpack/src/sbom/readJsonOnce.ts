import { readFileSync } from 'node:fs';

/** Reads each file once, because the list of what npm installed is asked for each package. `{}` for a file that does not exist. */
export function readJsonOnce(): (path: string) => object {
  const known = new Map<string, object>();
  return (path) => {
    const content = known.get(path) ?? readJson(path);
    known.set(path, content);
    return content;
  };
}

function readJson(path: string): object {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as object;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
