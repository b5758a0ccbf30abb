import type { Hand } from '../gen/tools';

/** What a number that changes by itself has come to: never counted, always worked out of its stamps. */
export function reading({ ms, from, rate }: Hand, now: number): number {
  return from === null ? ms : ms + rate * Math.max(0, now - from);
}

/** 0:12, 61:30, 1:02:03 from an hour and a half on; what runs down shows 0:00 only when nothing is left. */
export function timeText(ms: number, down: boolean): string {
  const seconds = down ? Math.ceil(ms / 1000) : Math.floor(ms / 1000);
  const whole = Math.abs(seconds);
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = whole >= 5400 ? Math.floor(whole / 3600) : 0;
  const rest = whole - hours * 3600;
  const minutes = Math.floor(rest / 60);
  const text = `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(rest % 60)}`;
  return seconds < 0 ? `\u2212${text}` : text;
}
