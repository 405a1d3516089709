/** Addresses of the views: emails link to them, so they stay. */
export const environmentPath = (env: string) => `/env/${env}`;
export const hurtPath = (env: string) => `/env/${env}/hurt`;
export const rollBackPath = (env: string, remote: string) => `/env/${env}/remotes/${remote}/roll-back`;
export const rollBackAllPath = (env: string, n: number) => `/env/${env}/entries/${n}/roll-back`;
