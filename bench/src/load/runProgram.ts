import { spawn } from 'node:child_process';

/** Of what it says only so much is told when it fails. Letters. */
const MOST_TOLD = 4000;

/** What it prints, while this process goes on. @throws Error with what it said when it fails, and when it is missing. */
export function runProgram(
  file: string,
  args: readonly string[],
  where: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...where, stdio: ['ignore', 'pipe', 'pipe'] });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (text: Buffer) => (stdout += text.toString()));
    child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(stdout);
      const words = `${stdout}${stderr}`.slice(-MOST_TOLD);
      reject(new Error(`${file} ${args.join(' ')} ended with ${code ?? signal}: ${words}`));
    });
  });
}
