import { limitGlobals } from './limitGlobals.ts';
import { limitNetwork } from './limitNetwork.ts';
import { limitProcess } from './limitProcess.ts';
import { refusing } from './refusing.ts';

/** What Node's permission model must refuse in this process. */
const scopes = ['fs.write', 'child', 'worker', 'wasi', 'addon'];

/**
 * Confines this process before it loads the code of releases. Node's permission model refuses files, other processes,
 * threads and native code; this adds what it leaves: modules of Node that no page needs, signals, and connections.
 * @param report gets each refusal, with the stack, which names the release
 * @throws Error when the process runs without the permission model
 */
export function confine(apiUrl: string, report: (what: string, stack: string) => void): void {
  const { permission } = process;
  if (!permission || scopes.some((scope) => permission.has(scope))) {
    throw new Error('A renderer needs the permission model of Node 20.20 or later: run the shell with such a Node.');
  }
  const refuse = refusing(report);
  limitNetwork(apiUrl, refuse);
  limitProcess(refuse);
  limitGlobals();
}
