/** What `npm start` does with changed sources: builds, publishes and activates through the commands that a team uses. */
import { join } from 'node:path';
import { seconds } from '../progress.mjs';
import { root } from '../root.mjs';
import { StartProblem } from '../StartProblem.mjs';
import { readActivations } from './changedReleases.mjs';
import { runTask } from './runTask.mjs';

const CLI = join(root, 'release/src/cli/main.ts');

/** @param {'release' | 'development'} build */
export async function buildShell(build) {
  const start = performance.now();
  console.log('Building the shell …');
  await runTask(build === 'release' ? ['build.ts'] : ['build.ts', '--development'], {
    cwd: join(root, 'shell'),
    failure: 'The shell could not be built: fix the errors above, and start again.',
  });
  console.log(`Built the shell (${seconds(start)})`);
}

export async function publishRemote({ name, release }, { dataFolder }) {
  const start = performance.now();
  console.log(`Building and publishing ${name} …`);
  await runTask([CLI, 'publish', name, '--by', 'npm start'], {
    env: { PAW_DATA: dataFolder },
    failure: `${name} could not be published: fix the errors above, and start again.`,
  });
  console.log(`Published ${name}@${release} (${seconds(start)})`);
}

/** One entry for all that changed. A shop that has a release of every remote opens even when it is refused. */
export async function activateBuilt(remotes, { dataFolder, releaseEnv }) {
  const { live, toActivate, takenBack } = await readActivations({ dataFolder, releaseEnv }, remotes);
  for (const { name, release, mark } of takenBack) {
    const label = `${name}@${release}`;
    console.log(
      `${label} was rolled back on ${mark.at.slice(0, 10)} by ${mark.by} and stays so. To bring it back: npm run release -- activate ${label} --force --reason '…'`,
    );
  }
  if (!toActivate.length) return;
  const start = performance.now();
  const labels = toActivate.map(({ name, release }) => `${name}@${release}`);
  try {
    const args = ['activate', ...labels, '--env', releaseEnv, '--by', 'npm start'];
    await runTask([CLI, ...args], { env: { PAW_DATA: dataFolder } });
    console.log(`Activated ${labels.join(', ')} (${seconds(start)})`);
  } catch (error) {
    const isOpen = remotes.every(({ name }) => live[name]);
    if (!(error instanceof StartProblem) || !isOpen) throw error;
    console.log(`${error.message}\nThe shop opens with the releases that were live before.`);
  }
}
