/** Ten seconds is as long as the shell calls a page fresh. */
export const cached = ['cache-control', 'public, max-age=10'] as const;
