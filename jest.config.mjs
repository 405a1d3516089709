export default {
  projects: [
    'shared',
    'webpack',
    'api',
    'pictures',
    'release',
    'shell',
    'remote-catalog',
    'remote-cart',
    'remote-account',
    'remote-content',
    'tools',
    'bench',
  ].map((name) => `<rootDir>/${name}`),
};
