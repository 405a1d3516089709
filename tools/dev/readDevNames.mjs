import { StartProblem } from '../StartProblem.mjs';

/**
 * The remotes to watch, each once. The shell is watched in any case, and may be named.
 * @throws StartProblem with the names that there are
 */
export function readDevNames(words, remotes) {
  const unknown = words.filter((word) => word !== 'shell' && !remotes.includes(word));
  if (unknown.length) {
    throw new StartProblem(
      `There is no remote "${unknown.join('", "')}" here. There are ${remotes.join(', ')}: npm run dev -- ${remotes.slice(0, 2).join(' ')} watches two of them, npm run dev alone the shell only.`,
    );
  }
  return [...new Set(words)].filter((word) => word !== 'shell');
}
