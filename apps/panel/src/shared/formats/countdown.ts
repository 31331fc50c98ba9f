/**
 * Formats a duration as `mm:ss`, or from one hour on as `h:mm:ss`. Has no sign: callers add 'atrasado'.
 * Remaining time is rounded up and delay is rounded down, so that 00:00 appears exactly at the deadline.
 */
export function formatCountdown(leftMs: number): string {
  const seconds = Math.abs(Math.ceil(leftMs / 1000));
  const pad = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const tail = `${pad(minutes)}:${pad(seconds % 60)}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}

/** Formats remaining time: `mm:ss`; from one hour on `h:mm h`, because seconds do not matter then. */
export function formatTimeLeft(leftMs: number): string {
  return Math.ceil(leftMs / 1000) < 3600
    ? formatCountdown(leftMs)
    : hoursAndMinutes(Math.ceil(leftMs / 60_000));
}

/** Formats a delay in minutes; from an hour on `h:mm h`. The minimum is one minute. */
export function formatLateness(lateMs: number): string {
  const minutes = Math.max(1, Math.floor(lateMs / 60_000));
  return minutes < 60 ? `${minutes} min` : hoursAndMinutes(minutes);
}

function hoursAndMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`;
}
