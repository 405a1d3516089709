import { spawn } from 'node:child_process';

/** What it prints, while this process goes on. @throws Error with what it said when it fails, and when it is missing. */
export function runProgram(file: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (text: Buffer) => (stdout += text.toString()));
    child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve(stdout);
      reject(new Error(`${file} ${args.join(' ')} ended with ${code}: ${stderr || stdout}`));
    });
  });
}
