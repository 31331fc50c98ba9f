const MINUTES_OF_HOUR = 60;
const MINUTES_OF_DAY = 24 * MINUTES_OF_HOUR;
/** Letters kept of what was pasted and is no time. */
const LONGEST = 12;

/** Minutes of the day as people read them: 1110 is `18:30`, 1440 the day's end, `24:00`. */
export function writeTime(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / MINUTES_OF_HOUR))}:${two(minutes % MINUTES_OF_HOUR)}`;
}

/**
 * What a person wrote as a time of day, in minutes: `18:30`, `1830`, `18h30`, `18h`, `9`, `18:30:00`. Null when nothing is written;
 * undefined when there is no such time, or none up to `latest`.
 */
export function readTime(text: string, latest: number = MINUTES_OF_DAY - 1): number | null | undefined {
  const written = text.replace(/\s/g, '').toLowerCase();
  if (written === '') return null;
  const match =
    /^(\d{1,2})(?:[:h.](\d{2})?)?(?::00|h|min)?$/.exec(written) ?? /^(\d{1,2})(\d{2})$/.exec(written);
  if (!match) return undefined;
  const minute = Number(match[2] ?? 0);
  const minutes = Number(match[1]) * MINUTES_OF_HOUR + minute;
  return minute < MINUTES_OF_HOUR && minutes <= latest ? minutes : undefined;
}

/** The mask 99:99 while somebody types. A first digit that begins no hour is one by itself: `9` is `09:`. */
export function maskTime(text: string, former: string): string {
  const isWhole = text.length > former.length + 1;
  if (isWhole) {
    // Pasted: as it will stand, when it is a time.
    const minutes = readTime(text, MINUTES_OF_DAY);
    if (typeof minutes === 'number') return writeTime(minutes);
  }
  // Words from elsewhere stay to be seen, instead of becoming another time: '6 pm' is not 06:00.
  if (text.replace(/[\d:h.\s]/gi, '').length > 1) return text.trim().slice(0, LONGEST);
  const isShorter = text.length < former.length;
  const hasMark = /^\d[:h.]/i.test(text);
  const digits = text.replace(/\D/g, '');
  const padded = (hasMark || (!isShorter && Number(digits[0] ?? 0) > 2) ? `0${digits}` : digits).slice(0, 4);
  if (padded.length > 2) return `${padded.slice(0, 2)}:${padded.slice(2)}`;
  return padded.length === 2 && !isShorter ? `${padded}:` : padded;
}
