/** Addresses of the views: emails link to them, so they stay. */
export const environmentPath = (env: string) => `/env/${env}`;
export const hurtPath = (env: string) => `/env/${env}/hurt`;
export const trialsPath = (env: string) => `/env/${env}/canaries`;
export const beginCanaryPath = (env: string) => `/env/${env}/canaries/begin`;
export const moveCanaryPath = (env: string, remote: string, how: string) => `/env/${env}/canaries/${remote}/${how}`;
export const beginShadowPath = (env: string) => `/env/${env}/shadows/begin`;
export const shadowPath = (env: string, id: string) => `/env/${env}/shadows/${id}`;
export const previewsPath = (env: string) => `/env/${env}/previews`;
export const openPreviewPath = (env: string) => `/env/${env}/previews/begin`;
export const endPreviewPath = (env: string, id: string) => `/env/${env}/previews/${id}/end`;
export const freezePath = (env: string) => `/env/${env}/freeze`;
export const secondKeysPath = (env: string) => `/env/${env}/second-keys`;
export const rollBackPath = (env: string, remote: string) => `/env/${env}/remotes/${remote}/roll-back`;
export const rollBackAllPath = (env: string, n: number) => `/env/${env}/entries/${n}/roll-back`;
export const accessPath = '/access';
export const notificationsPath = '/notifications';
