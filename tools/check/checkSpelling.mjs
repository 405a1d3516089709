import { orWords, runTool } from './runTool.mjs';

/** What shoppers and the team read, in American English: `cspell.json` says which files, and which words there are besides. */
export async function checkSpelling() {
  const result = await runTool('cspell/bin.mjs', [
    'lint',
    '--no-progress',
    '--no-color',
    '--no-summary',
    '--show-suggestions',
  ]);
  const lines = result.stdout.split('\n').filter((line) => /:\d+:\d+ - /.test(line));
  return orWords(
    lines.map((line) => `${line} (spelling: a word that is right goes into cspell.json)`),
    result,
  );
}
