import { readEnvironment as readApiEnvironment } from '../../api/src/environment.ts';
import { readEnvironment as readShellEnvironment } from '../../shell/src/server/environment.ts';
import { root } from '../root.mjs';
import { StartProblem } from '../StartProblem.mjs';

/**
 * Asks api and shell what they think of the environment before any of the long steps: the shell itself starts last.
 * Gives which build of the shell to run, and which environment's activation log it follows.
 * @throws StartProblem in their own words
 */
export function readServiceSettings(env = process.env) {
  const later = { PORT: '0', DATABASE_URL: 'postgres://later', API_URL: 'http://later', PICTURES_URL: 'http://later' };
  try {
    readApiEnvironment({ ...env, ...later });
    const { SHELL_BUILD: build, RELEASE_ENV: releaseEnv } = readShellEnvironment({ ...env, ...later }, root);
    return { build, releaseEnv };
  } catch (error) {
    throw new StartProblem(error.message);
  }
}
