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
  ].map((name) => `<rootDir>/${name}`),
};
