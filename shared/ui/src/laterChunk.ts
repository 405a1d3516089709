/** Set by the build: `catalog@0123456789abcdef`. */
declare const __RELEASE__: string;
declare let __webpack_public_path__: string;

/** webpack's errors name the file: `/r/catalog/0123456789abcdef~1/browser/slider.css`. The server takes any number. */
const place = /\/r\/([^/]+)\/([0-9a-f]+)(?:~(\d+))?\/browser\//;

/**
 * Loads a chunk of the calling app that a page needs only after hydration and can do without. A failure is retried once under
 * a fresh path, because browsers cache failed imports; after that the next call tries again. Essential code is a page or a
 * slot, which the shell loads.
 * @param name the chunk's, as in its webpackChunkName
 * @throws Error that begins with 'Loading chunk failed' or 'Loading CSS chunk failed', after the second failure
 */
export function laterChunk<Module>(name: string, fetchIt: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    loading ??= fetchIt()
      .catch((cause) => {
        giveUp(name, cause);
        return fetchIt();
      })
      .catch((cause) => {
        loading = undefined;
        throw giveUp(name, cause);
      });
    return loading;
  };
}

/** Logs a failure and returns its error. When a file failed to load, later requests use a fresh path. */
function giveUp(name: string, cause: unknown): Error {
  const { message, request = '' } = Object(cause) as { message?: string; request?: string };
  const reason = message?.split('\n', 1)[0] ?? String(cause);
  const words = /css/i.test(reason.slice(0, 20)) ? 'Loading CSS chunk failed' : 'Loading chunk failed';
  const found = place.exec(request);
  const [, owner, release, attempt = '0'] = found ?? [];
  const error = new Error(`${words}: ${name}${found ? ` of ${owner}@${release}` : ''} (${reason})`, { cause });
  console.error(error.message, cause);
  const origin = request.slice(0, found?.index);
  // Not when it is a package of the shell that failed.
  const isOwn = `${owner}@${release}` === __RELEASE__;
  if (found && isOwn) __webpack_public_path__ = `${origin}/r/${owner}/${release}~${Number(attempt) + 1}/browser/`;
  return error;
}
