import { hostname } from 'node:os';

/** Only processes on this host can be checked. */
export function processHasEnded({ host, pid }: { host: string; pid: number }): boolean {
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
