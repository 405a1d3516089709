import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * The processes that a start with this data folder began, wherever they are in the tree: the folder is in the
 * environment that they inherited. `pid: command`, and none on Windows, where it cannot be asked.
 */
export function listProcesses(dataFolder: string): string[] {
  const wanted = `PAW_DATA=${dataFolder}`;
  if (process.platform === 'linux') {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && readProc(name, 'environ').includes(wanted))
      .map((pid) => `${pid}: ${readProc(pid, 'cmdline').join(' ')}`);
  }
  if (process.platform === 'win32') return [];
  const lines = execFileSync('ps', ['axeww', '-o', 'pid=,command='], { encoding: 'utf8' }).split('\n');
  return lines
    .filter((line) => `${line} `.includes(`${wanted} `))
    .map((line) => line.trim().replace(/^(\d+) /, '$1: '));
}

function readProc(pid: string, file: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0');
  } catch {
    // The process has ended, or belongs to another user.
    return [];
  }
}
