import { runNew } from '../../webpack/src/new/runNew.ts';
import { root } from '../root.mjs';

process.exitCode = runNew(process.argv.slice(2), {
  place: root,
  release: 'npm run release --',
  command: 'npm run new --',
});
