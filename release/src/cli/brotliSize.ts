import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';

/** Bytes that browsers can ask for: of each file its `.br` when there is one. */
export function brotliSize({ files }: Pick<ReleaseManifest, 'files'>): number {
  const sizes = new Map(files.map((file) => [file.path, file.size]));
  return files
    .filter(({ path }) => path.startsWith('browser/') && !/\.(br|gz)$/.test(path))
    .reduce((sum, { path, size }) => sum + (sizes.get(`${path}.br`) ?? size), 0);
}
