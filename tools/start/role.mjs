/**
 * Runs one role of the shop in this process until a signal ends it: `node tools/start/role.mjs api`. It builds, publishes
 * and activates nothing (docs/runbooks/deploy.md).
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../root.mjs';
import { failWith, StartProblem } from '../StartProblem.mjs';

try {
  if (Number(process.versions.node.split('.')[0]) < 24) {
    throw new StartProblem(`Node 24 is needed here, and this is ${process.version}: use node_modules/.bin/node.`);
  }
  // Only Node 24 can load the schemas of the settings, which are TypeScript.
  const { readRole } = await import('./readRole.mjs');
  const script = readRole(process.argv.slice(2));
  process.env.NODE_ENV ||= 'production';
  process.chdir(root);
  await import(pathToFileURL(join(root, script)).href);
} catch (error) {
  failWith(error);
}
