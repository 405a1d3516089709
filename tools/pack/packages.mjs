/** What a team needs to build a slice in a folder of its own: folder → what differs from the others. */
export const packages = {
  'shared/rules': {},
  'shared/api-client': {},
  'shared/contract': {},
  'shared/ui': {},
  'shared/node': {},
  'shared/testing': { withTesting: true },
  webpack: { beside: ['tsconfig.loader.json', 'template'] },
  release: {},
};
