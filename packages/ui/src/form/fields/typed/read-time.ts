const MINUTES_OF_HOUR = 60;
const MINUTES_OF_DAY = 24 * MINUTES_OF_HOUR;
/** Maximum number of characters of a pasted text that is no time. */
const LONGEST = 12;

/** Formats minutes of the day: 1110 is `18:30`, 1440 is the end of the day, `24:00`. */
export function writeTime(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / MINUTES_OF_HOUR))}:${two(minutes % MINUTES_OF_HOUR)}`;
}

/**
 * Reads a typed time as minutes of the day: `18:30`, `1830`, `18h30`, `18h`, `9`, `18:30:00`. Returns null
 * for an empty text, and undefined for an invalid time or a time later than `latest`.
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

/** Formats a typed time as 99:99 during typing. A first digit above 2 is a whole hour: `9` becomes `09:`. */
export function maskTime(text: string, former: string): string {
  const isComplete = text.length > former.length + 1;
  if (isComplete) {
    // Pasted text is formatted if it is a time.
    const minutes = readTime(text, MINUTES_OF_DAY);
    if (typeof minutes === 'number') return writeTime(minutes);
  }
  // A text with other letters is not formatted, because '6 pm' would become 06:00.
  if (text.replace(/[\d:h.\s]/gi, '').length > 1) return text.trim().slice(0, LONGEST);
  const isShorter = text.length < former.length;
  const hasMark = /^\d[:h.]/i.test(text);
  const digits = text.replace(/\D/g, '');
  const padded = (hasMark || (!isShorter && Number(digits[0] ?? 0) > 2) ? `0${digits}` : digits).slice(0, 4);
  if (padded.length > 2) return `${padded.slice(0, 2)}:${padded.slice(2)}`;
  return padded.length === 2 && !isShorter ? `${padded}:` : padded;
}
