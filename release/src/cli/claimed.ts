/** No key vouches for a name yet: everybody may write any with --by, and so it is marked wherever it is shown. */
export const claimed = (by: string) => `${by} (claimed)`;
