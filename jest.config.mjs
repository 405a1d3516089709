import { listRemoteNames } from './tools/workspaces.mjs';

const remotes = listRemoteNames().map((name) => `remote-${name}`);

export default {
  projects: [
    'shared',
    'webpack',
    'webpack/template',
    'api',
    'pictures',
    'release',
    'release/src/dashboard',
    'shell',
    ...remotes,
    'tools',
    'bench',
  ].map((name) => `<rootDir>/${name}`),
};
