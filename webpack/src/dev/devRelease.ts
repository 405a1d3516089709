/** In place of a release's id, for what is watched: no hash could name it. */
export const DEV_RELEASE = 'dev';
