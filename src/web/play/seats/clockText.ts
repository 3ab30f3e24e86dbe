// Time left, as a clock shows it: minutes and seconds, or days and hours.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function clockText(ms: number, days: (days: number, hours: number) => string): string {
  if (ms >= 10 * HOUR) return days(Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR));
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(ms / HOUR);
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  const seconds = Math.floor((ms % MINUTE) / 1000);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
