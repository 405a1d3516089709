import type { Verdict } from '@paw/release/store/verdicts.ts';

export interface Shell {
  /** Starts to follow the activation log. Call it once. @param url the shop's public URL */
  follow: (url: string) => void;
  /** Registers the shell and its facts in the store. Call it when the server listens. @returns its name in the store */
  announce: (url: string) => Promise<string | undefined>;
  /** Drains open responses while another shell serves the same socket. The shell can serve again later. */
  standBy: (grace: number) => Promise<void>;
  stop: (grace: number) => Promise<void>;
}

export interface ShellHost {
  /** False for an entry with which another release of the shell is live: this shell does not follow it. */
  isOwnEntry?: (n: number) => Promise<boolean>;
  /** Called after each entry with this shell's verdict. */
  onVerdict?: (n: number, verdict: Verdict) => void;
}
