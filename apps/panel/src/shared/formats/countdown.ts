/**
 * A stretch of time as `mm:ss`, from an hour on as `h:mm:ss`, without sign: whoever shows it adds the word 'atrasado'.
 * Time left is rounded up and time late down, so that 00:00 is exactly the moment.
 */
export function formatCountdown(leftMs: number): string {
  const seconds = Math.abs(Math.ceil(leftMs / 1000));
  const pad = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const tail = `${pad(minutes)}:${pad(seconds % 60)}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}
