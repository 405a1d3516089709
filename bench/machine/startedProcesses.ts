/**
 * Every process that a run starts, at any depth, inherits a mark in its environment. So none is left behind, whatever a
 * measurement that failed did not end. Windows does not tell another process's environment: nothing is found there.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** The variable that holds the mark. */
export const MARK = 'PAW_BENCH_RUN';

const run = `${process.pid}-${Date.now()}`;
/** How long processes may take to end before they are killed: those of a shop end in order, in 8 s at most. ms */
const PATIENCE = 12_000;

/** @param owner a measurement's name, or whatever else starts processes */
export function markOf(owner: string): string {
  return `${run}/${owner}/`;
}

/** What is started from now on belongs to `owner`. */
export function markProcesses(owner: string): void {
  process.env[MARK] = markOf(owner);
}

/** Ends those of one owner, or of the whole run. @returns how many were still there */
export async function endProcesses(owner?: string): Promise<number> {
  const left = listProcesses(owner);
  for (const pid of left) send(pid, 'SIGTERM');
  for (const end = Date.now() + PATIENCE; Date.now() < end && listProcesses(owner).length; ) await pause(100);
  killProcesses(owner);
  return left.length;
}

/** At once. */
export function killProcesses(owner?: string): void {
  for (const pid of listProcesses(owner)) send(pid, 'SIGKILL');
}

function listProcesses(owner: string | undefined): number[] {
  const wanted = `${MARK}=${owner === undefined ? `${run}/` : markOf(owner)}`;
  const isOwn = owner === undefined;
  const found = process.platform === 'linux' ? findInProc(wanted, isOwn) : findByPs(wanted);
  return found.filter((pid) => pid !== process.pid);
}

/** @param withChildren children of this process too: PostgreSQL, for one, overwrites its environment with its title */
function findInProc(wanted: string, withChildren: boolean): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const stat = readProc(pid, 'stat');
      // The second field is the command in brackets, and may hold blanks.
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (!stat || state === 'Z') return false;
      if (withChildren && Number(parent) === process.pid) return true;
      return readProc(pid, 'environ').includes(wanted);
    })
    .map(Number);
}

function readProc(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    // It ended meanwhile, or belongs to someone else.
    return '';
  }
}

function findByPs(wanted: string): number[] {
  if (process.platform === 'win32') return [];
  const lines = execFileSync('ps', ['axeww', '-o', 'pid=,command='], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes(wanted)).map((line) => Number.parseInt(line, 10));
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It is gone already.
  }
}
