import { spawn, spawnSync } from 'node:child_process';

/** A scanner that the machine may have, as a Debian package. */
export class AttackTool {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  /** Says loudly what is not tried. */
  get isMissing(): boolean {
    const isMissing = spawnSync(this.name, ['--version'], { stdio: 'ignore' }).error !== undefined;
    if (isMissing)
      console.warn(
        `SKIPPED: ${this.name} IS NOT INSTALLED. Nothing was attacked with it: run "apt-get install ${this.name}".`,
      );
    return isMissing;
  }

  /** @returns all that it printed. @throws when it does not end in time */
  run(args: readonly string[], limitMs: number): Promise<string> {
    return new Promise((resolve, reject) => {
      const child = spawn(this.name, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: limitMs });
      let output = '';
      child.stdout.on('data', (part) => (output += String(part)));
      child.stderr.on('data', (part) => (output += String(part)));
      child.on('error', reject);
      child.on('close', (_, signal) =>
        signal
          ? reject(new Error(`${this.name} did not end in ${limitMs / 1000} s: ${output.slice(-2_000)}`))
          : resolve(output),
      );
    });
  }
}
