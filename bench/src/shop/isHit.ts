/** Did the page come from the shell's cache, fresh or a little old? By its `cache-status` header: RFC 9211. */
export const isHit = (cacheStatus: string | null | undefined): boolean => /^shell; ?hit\b/.test(cacheStatus ?? '');
