/** What runs on a machine of its own, or many times: role → its script. Each has a row in docs/runbooks/deploy.md. */
export const roles = {
  shell: 'shell/src/supervisor/main.ts',
  api: 'api/src/server.ts',
  pictures: 'pictures/src/server.ts',
  registry: 'release/src/registry/main.ts',
};

/** What runs once and ends, before a new release of a role starts: task → its script. */
export const tasks = {
  migration: 'api/src/migration.ts',
};
