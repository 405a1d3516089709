/** What `npm start` does with changed sources: builds, publishes and activates through the commands that a team uses. */
import { join } from 'node:path';
import { seconds } from '../progress.mjs';
import { root } from '../root.mjs';
import { StartProblem } from '../StartProblem.mjs';
import { readActivations } from './changedReleases.mjs';
import { runTask } from './runTask.mjs';
import { settingsOf } from './settingsOf.mjs';

const CLI = join(root, 'release/src/cli/main.ts');

/** For hydration tests: it is run from the checkout, and not published. */
export async function buildDevelopmentShell() {
  const start = performance.now();
  console.log('Building the shell …');
  await runTask(['build.ts', '--development'], {
    cwd: join(root, 'shell'),
    failure: 'The shell could not be built: fix the errors above, and start again.',
  });
  console.log(`Built the shell (${seconds(start)})`);
}

/**
 * The registry's page: files of this checkout, which the registry serves, and no release. A shop opens without it: the
 * registry shows what is live in plain text then.
 */
export async function buildDashboard() {
  const start = performance.now();
  try {
    await runTask(['build.ts'], {
      cwd: join(root, 'release'),
      failure: 'The registry’s page could not be built: fix the errors above, and start again.',
    });
    console.log(`Built the registry’s page (${seconds(start)})`);
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    console.log(`${error.message}\nThe shop opens without it.`);
  }
}

/**
 * Builds it where its sources have changed, and puts the release into the store, unless it is there.
 * @returns the app, with the release that it has now, and whether the store has a new one
 */
export async function publishApp({ name, folder, release }, { dataFolder }) {
  const start = performance.now();
  console.log(`${release ? 'Publishing' : 'Building and publishing'} ${name} …`);
  const answer = await runTask(
    [CLI, 'publish', name, '--json', '--by', 'npm start', ...(release ? ['--no-build'] : [])],
    {
      env: { PAW_DATA: dataFolder },
      settings: settingsOf('release'),
      failure: `${name} could not be published: fix the errors above, and start again.`,
    },
  );
  const { outcome, release: id } = JSON.parse(answer);
  const published = { name, folder, release: id, isNew: outcome !== 'already' };
  const label = labelOf(published);
  const words = published.isNew ? `Published ${label}` : `Built ${label} again: not a byte has changed`;
  console.log(`${words} (${seconds(start)})`);
  return published;
}

/**
 * One entry for all remotes of which none is live, or for all that were built when `activateAll`. A shop that has a
 * release of every remote opens even when it is refused.
 * @param isClosed no shell of this shop runs yet
 */
export async function activateBuilt(remotes, { dataFolder, releaseEnv, activateAll, isClosed = false }) {
  const found = await readActivations({ dataFolder, releaseEnv, activateAll }, remotes);
  const { live, toActivate } = found;
  for (const line of describeLeft(found, releaseEnv)) console.log(line);
  if (!toActivate.length) return;
  const start = performance.now();
  const labels = toActivate.map(labelOf);
  try {
    const args = ['activate', ...labels, '--env', releaseEnv, '--new-env', '--by', 'npm start'];
    if (isClosed) args.push('--no-shell');
    await runTask([CLI, ...args], { env: { PAW_DATA: dataFolder }, settings: settingsOf('release') });
    console.log(`Activated ${labels.join(', ')} (${seconds(start)})`);
  } catch (error) {
    const isOpen = remotes.every(({ name }) => live[name]);
    if (!(error instanceof StartProblem) || !isOpen) throw error;
    console.log(`${error.message}\nThe shop opens with the releases that were live before.`);
  }
}

const labelOf = ({ name, release }) => `${name}@${release}`;

/** What this start does not make live, and the command that does. */
export function describeLeft({ live, waiting, takenBack }, releaseEnv) {
  const env = releaseEnv === 'local' ? '' : ` --env ${releaseEnv}`;
  const lines = takenBack.map(
    (remote) =>
      `${labelOf(remote)} was rolled back on ${remote.mark.at.slice(0, 10)} by ${remote.mark.by} and stays so. To bring it back: npm run release -- activate ${labelOf(remote)}${env} --force --reason '…'`,
  );
  if (!waiting.length) return lines;
  const built = waiting.map((remote) => `${labelOf(remote)} (live: ${live[remote.name]})`).join(', ');
  const command = `npm run release -- activate ${waiting.map(labelOf).join(' ')}${env}`;
  return [...lines, `Built from these sources, but not live: ${built}. To make it live: ${command}`];
}
