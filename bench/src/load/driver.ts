/** Who asks for pages as fast as they come: wrk, else hey, else autocannon, which costs the machine most itself. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { onProcessor } from './oneProcessor.ts';
import { runProgram } from './programs.ts';

export interface Load {
  url: string;
  seconds: number;
  /** All with keep-alive. */
  connections: number;
  headers?: Readonly<Record<string, string>>;
  /** Of {@link onOneProcessor}. */
  processor?: number | undefined;
}

export interface LoadResult {
  requests: number;
  seconds: number;
  /** No answer, or a status of 400 and more. */
  failed: number;
}

export interface Driver {
  name: string;
  run: (load: Load) => Promise<LoadResult>;
}

const has = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

export const hasWrk = has('wrk');

/** As much as goes, from a process of its own. */
export const driver: Driver = hasWrk
  ? { name: 'wrk', run: runWrk }
  : has('hey')
    ? { name: 'hey', run: runHey }
    : { name: 'autocannon', run: runAutocannon };

/** ms */
export interface WrkTimes {
  p50: number;
  p95: number;
  p99: number;
  max: number;
  /** Of a steady load: the middle of each of 400 equal parts of all answers. */
  quantiles?: number[];
}

export function readWrk(output: string): LoadResult & WrkTimes {
  const line = /^RESULT (.*)$/m.exec(output)?.[1];
  if (!line) throw new Error(`wrk said nothing that is understood here:\n${output}`);
  return JSON.parse(line);
}

async function runWrk({ url, seconds, connections, headers = {}, processor }: Load): Promise<LoadResult> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const script = new URL('./report.lua', import.meta.url).pathname;
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, ...given, '-s', script, url];
  return readWrk(await runProgram(...onProcessor(processor, 'wrk', args)));
}

async function runHey({ url, seconds, connections, headers = {}, processor }: Load): Promise<LoadResult> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const size = ['-z', `${seconds}s`, '-c', String(connections)];
  const args = [...size, '-disable-compression', '-disable-redirects', ...given, url];
  const output = await runProgram(...onProcessor(processor, 'hey', args));
  const statuses = [...output.matchAll(/^\s*\[(\d{3})\]\s+(\d+) responses/gm)];
  const errors = /^Error distribution:\n([\s\S]*)/m.exec(output)?.[1] ?? '';
  const lost = [...errors.matchAll(/^\s*\[(\d+)\]/gm)].reduce((sum, [, count]) => sum + Number(count), 0);
  const sum = (from: number) =>
    statuses.filter(([, status]) => Number(status) >= from).reduce((total, [, , count]) => total + Number(count), 0);
  const total = Number(/^\s*Total:\s+([\d.]+) secs/m.exec(output)?.[1] ?? seconds);
  return { requests: sum(0), seconds: total, failed: sum(400) + lost };
}

interface AutocannonResult {
  requests: { total: number };
  duration: number;
  errors: number;
  timeouts: number;
  '4xx': number;
  '5xx': number;
}

async function runAutocannon({ url, seconds, connections, headers = {}, processor }: Load): Promise<LoadResult> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const script = createRequire(import.meta.url).resolve('autocannon');
  const size = ['-c', String(connections), '-d', String(seconds)];
  const args = [script, '--json', ...size, ...given, url];
  const output = await runProgram(...onProcessor(processor, process.execPath, args));
  const result = JSON.parse(output) as AutocannonResult;
  const failed = result.errors + result.timeouts + result['4xx'] + result['5xx'];
  return { requests: result.requests.total, seconds: result.duration, failed };
}
