import { dictionaryCoder } from './dictionaryCoding.ts';
import { type DeltaParts, FileDeltas } from './FileDeltas.ts';

/** Deltas of the shop's files, where this Node can make them and browsers would use them. @param origin of the shop's pages */
export function openDeltas(origin: () => string, parts: Pick<DeltaParts, 'serves' | 'find'>): FileDeltas {
  return new FileDeltas({ ...parts, coder: dictionaryCoder, isSecure: () => isSecure(origin()) });
}

/**
 * Whether browsers take pages of this origin for a secure context: https, and also http on this machine (W3C Secure Contexts,
 * "Is origin potentially trustworthy?").
 */
export function isSecure(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
