/** The only policies that a page's code may make: the shell's. */
export const POLICIES = { files: 'release-files', html: 'server-html', data: 'structured-data' } as const;
