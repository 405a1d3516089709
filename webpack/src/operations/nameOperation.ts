import type { ApiPath } from './findApiPaths.ts';

/** Of the api's OpenAPI document: path template → method in lower case → its operation. */
export type ApiPaths = Readonly<Record<string, Readonly<Record<string, { operationId: string }>>>>;

/**
 * The operationId of what a path of the code calls. Where the code does not tell the method, a path with one
 * operation is that operation.
 * @throws Error that names the path and the fix
 */
export function nameOperation({ path, method }: ApiPath, paths: ApiPaths): string {
  const operations = paths[findTemplate(path, Object.keys(paths)) ?? ''];
  const literal = JSON.stringify(path);
  if (!operations) {
    throw new Error(
      `${literal} is no path of the api: write the whole path in the call. Is it new in the api? Then run "npm run prepare" there, or install the @paw/api-client that has it.`,
    );
  }
  const known = Object.keys(operations);
  const only = known.length === 1 ? known[0] : undefined;
  const operation = operations[method ?? only ?? ''];
  if (operation) return operation.operationId;
  const has = known.map((one) => one.toUpperCase()).join(', ');
  if (method) throw new Error(`${method.toUpperCase()} ${literal} is no operation of the api, which has ${has} there.`);
  const call = `api.${known[0]?.toUpperCase()}(${literal})`;
  throw new Error(
    `${literal} is outside of a call, and the api has ${has} there: write the path in each call, as in ${call}.`,
  );
}

/** The template with the same words, or else the one whose parameters take some of them. */
function findTemplate(path: string, templates: readonly string[]): string | undefined {
  const wanted = segments(path);
  const fits = (takes: (own: string, word: string) => boolean) =>
    templates.find((template) => {
      const own = segments(template);
      return own.length === wanted.length && own.every((one, at) => takes(one, wanted[at] ?? ''));
    });
  return fits((own, word) => own === word) ?? fits((own, word) => own === word || (own === '{}' && word !== ''));
}

/** Without the query; a parameter is `{}`, whatever its name. */
const segments = (path: string) =>
  path
    .replace(/[?#].*/s, '')
    .replaceAll(/\{\w*\}/g, '{}')
    .split('/');
