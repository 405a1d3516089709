import { ReleaseProblem } from '../store/releaseProblem.ts';

const UNITS: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** `10m` in ms; `0` is none. @param option in the message: `--hold` @throws ReleaseProblem `usage` */
export function readDuration(text: string, option: string): number {
  const ms = parseDuration(text);
  if (ms !== undefined) return ms;
  throw new ReleaseProblem('usage', `"${text}" is no duration: write ${option} 30s, ${option} 10m, or ${option} 1h.`);
}

/**
 * When what is to last for `text` from now is over, ISO, UTC.
 * @param longest ms, whole hours @throws ReleaseProblem `usage`
 */
export function readEnd(text: string, now: string, longest: number): string {
  const ms = parseDuration(text) ?? 0;
  if (ms > 0 && ms <= longest) return new Date(Date.parse(now) + ms).toISOString();
  const most = longest / 3_600_000;
  throw new ReleaseProblem(
    'usage',
    `--for ${text} is no duration of at most ${most} hours: write --for 5m, or --for 2h.`,
  );
}

function parseDuration(text: string): number | undefined {
  if (text === '0') return 0;
  const [, count, unit = ''] = /^(\d{1,4})([smhd])$/.exec(text) ?? [];
  return count ? Number(count) * (UNITS[unit] ?? 0) : undefined;
}

/** `10 minutes`, `90 s` */
export function describeDuration(ms: number): string {
  const whole = ([unit]: readonly [number, string]) => ms >= unit && ms % unit === 0;
  const [unit, name] = (
    [
      [86_400_000, 'day'],
      [3_600_000, 'hour'],
      [60_000, 'minute'],
    ] as const
  ).find(whole) ?? [1_000, ''];
  const count = Math.round(ms / unit);
  return name ? `${count} ${name}${count === 1 ? '' : 's'}` : `${count} s`;
}
