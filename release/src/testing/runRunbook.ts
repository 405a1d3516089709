import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface RunbookSection {
  title: string;
  /** Its code blocks, one after the other. */
  blocks: string[];
}

/** The sections of a runbook that have commands. */
export function readRunbook(name: string): RunbookSection[] {
  const text = readFileSync(join(__dirname, '../../../docs/runbooks', name), 'utf8');
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      title: part.slice(0, part.indexOf('\n')),
      blocks: [...part.matchAll(/^```\n([\s\S]*?)^```/gm)].map((match) => match[1] ?? ''),
    }))
    .filter(({ blocks }) => blocks.length);
}

/**
 * Runs a block as it is written, in `folder`. Where no shell runs and nothing can be built, activations are for the next
 * start, and what is published was built before.
 * @throws Error with what the first command that failed has printed
 */
export function runBlock(folder: string, block: string): Promise<string> {
  const main = join(__dirname, '../cli/main.ts');
  const npm = `npm() {
    local more=""
    case "$4" in
      activate|rollback) more="--no-shell" ;;
      canary) [ "$5" != promote ] || more="--no-shell" ;;
      publish) more="--no-build --from remote-$5" ;;
    esac
    "${process.execPath}" "${main}" "\${@:4}" $more
  }`;
  const env = { ...process.env, PAW_KEY: '', TRUST_ROOT: '', RELEASE_STORE: '' };
  return new Promise((done, fail) => {
    execFile(
      'bash',
      ['-ec', `${npm}\n${block}`],
      { cwd: folder, env: { ...env, PAW_DATA: join(folder, 'data') } },
      (error, out, err) => {
        if (error) fail(new Error(`${block}\n${out}\n${err}`));
        else done(out);
      },
    );
  });
}
