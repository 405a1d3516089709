/**
 * What the system, Node and an operator's tools need in any process: no setting of the shop, and no secret of it. Upper
 * case; names that end with `*` are prefixes.
 */
const everyProcess = [
  'PATH HOME USER LOGNAME SHELL TMPDIR TMP TEMP XDG_* LD_LIBRARY_PATH',
  'LANG LANGUAGE LC_* TZ TERM COLORTERM NO_COLOR FORCE_COLOR CI',
  'NODE_ENV NODE_OPTIONS NODE_COMPILE_CACHE NODE_EXTRA_CA_CERTS NODE_USE_ENV_PROXY UV_THREADPOOL_SIZE MALLOC_*',
  'HTTP_PROXY HTTPS_PROXY NO_PROXY SSL_CERT_FILE SSL_CERT_DIR',
  'LOG_FORMAT PAW_STARTED_BY PAW_BENCH_*',
  // Windows.
  'SYSTEMROOT WINDIR COMSPEC PATHEXT APPDATA LOCALAPPDATA USERPROFILE PROGRAMFILES*',
].flatMap((line) => line.split(' '));

/**
 * The environment of a child process: what every process needs, and these settings. Anything else, such as another
 * process's key, stays out of it.
 */
export function pickEnvironment(variables: NodeJS.ProcessEnv, settings: readonly string[] = []): NodeJS.ProcessEnv {
  const names = new Set([...everyProcess, ...settings]);
  const prefixes = everyProcess.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
  // Windows does not tell upper case from lower case, and proxies are written either way.
  const isPicked = (name: string) =>
    names.has(name.toUpperCase()) || prefixes.some((prefix) => name.toUpperCase().startsWith(prefix));
  return Object.fromEntries(Object.entries(variables).filter(([name]) => isPicked(name)));
}
