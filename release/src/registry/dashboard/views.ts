type Params = Record<string, string>;

/**
 * Addresses of the page's views, and the heading that each is drawn with: the document has it before the script runs, which
 * a phone at night waits for. Where a view's heading depends on what it reads, it is what the view begins with.
 */
export const views: Readonly<Record<string, (params: Params) => string>> = {
  '/': () => 'What is live where',
  '/access': () => 'People and tokens',
  '/notifications': () => 'Notifications',
  '/env/:env': ({ env }) => `${env}`,
  '/env/:env/hurt': ({ env }) => `Who is hurt in ${env}`,
  '/env/:env/canaries': ({ env }) => `Canaries and shadows in ${env}`,
  '/env/:env/canaries/begin': ({ env }) => `Show a release to some visitors of ${env}`,
  '/env/:env/canaries/:remote/:how': ({ env, remote }) => `Canary of ${remote} in ${env}`,
  '/env/:env/shadows/begin': ({ env }) => `Render a release beside the live one in ${env}`,
  '/env/:env/shadows/:id': ({ id }) => `Shadow ${id}`,
  '/env/:env/previews': ({ env }) => `Previews in ${env}`,
  '/env/:env/previews/begin': ({ env }) => `Open a preview in ${env}`,
  '/env/:env/previews/:id/end': ({ id }) => `End preview ${id}`,
  '/env/:env/freeze': ({ env }) => `Freeze of ${env}`,
  '/env/:env/second-keys': ({ env }) => `Waiting for a second key in ${env}`,
  '/env/:env/remotes/:remote/roll-back': ({ env, remote }) => `Roll back ${remote} in ${env}`,
  '/env/:env/entries/:n/roll-back': ({ env, n }) => `Roll back all of ${env} to entry ${n}`,
};
