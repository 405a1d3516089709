/** The former name, which remotes outside this repository may import. */
export { useIsHydrated as useIsAlive } from './useIsHydrated.ts';
