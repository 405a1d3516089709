import { DELAY_FILE } from '../../renderer/shadow.ts';

const HEAP_MB = 256;

/**
 * Options of Node for a renderer: it reads no file, starts no process and no thread, and loads no native code; text
 * becomes no code, as in the browser. Its script comes from standard input.
 */
export function rendererArguments(): string[] {
  const known = process.allowedNodeEnvironmentFlags;
  return [
    // Until Node 22 it has another name.
    known.has('--permission') ? '--permission' : '--experimental-permission',
    `--allow-fs-read=${DELAY_FILE}`,
    // Where Node has a permission for the network: the renderer itself leaves only the api.
    ...(known.has('--allow-net') ? ['--allow-net'] : []),
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${HEAP_MB}`,
    '--disable-warning=ExperimentalWarning',
    '--input-type=commonjs',
    '-',
  ];
}

const needed = ['TZ', 'LANG', 'LC_ALL', 'LC_NUMERIC', 'LC_TIME', 'LD_LIBRARY_PATH', 'SystemRoot'];

/** Its whole environment: time zone and language, because they show in pages, and where the system's libraries are. */
export function rendererEnvironment(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => needed.includes(name)));
}
