/** Formats a calendar day `2026-12-24` as `24/12/2026`. */
export function writeDay(day: string): string {
  return day.split('-').reverse().join('/');
}

/**
 * Reads a typed day, `24/12/2026` or `24/12/26`, as ISO `2026-12-24`. Returns null for an empty text, and
 * undefined if there is no such day.
 */
export function readDay(text: string): string | null | undefined {
  const written = text.trim();
  if (written === '') return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(written)) return readDay(writeDay(written));
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(written);
  if (!match) return undefined;
  const [day, month] = [Number(match[1]), Number(match[2])];
  const year = match[3]?.length === 2 ? 2000 + Number(match[3]) : Number(match[3]);
  if (year < 1900) return undefined;
  const at = new Date(Date.UTC(year, month - 1, day));
  // JavaScript converts 31 June to 1 July. If the result is another day, the typed day does not exist.
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day
    ? at.toISOString().slice(0, 10)
    : undefined;
}

/**
 * Reads a day like {@link readDay}. Refuses `24/12/20`, because the user may still be typing a year with four
 * digits.
 */
export function readWholeDay(text: string): string | null | undefined {
  return /\/(19|20)$/.test(text.trim()) ? undefined : readDay(text);
}

/** Formats a typed day as 99/99/9999 during typing. `former` is the text before the last key. */
export function maskDay(text: string, former: string): string {
  if (text.length > former.length + 1) {
    const day = readDay(text);
    if (typeof day === 'string') return writeDay(day);
  }
  const isShorter = text.length < former.length;
  // A typed separator ends the part before it, so '1/' becomes '01/'.
  const parts = text
    .replace(/[^\d/]/g, '')
    .replace(/^(\d)\//, '0$1/')
    .replace(/^(\d\d)\/?(\d)\//, '$1/0$2/');
  const digits = parts.replace(/\D/g, '').slice(0, 8);
  const marked = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
  return !isShorter && (digits.length === 2 || digits.length === 4) ? `${marked}/` : marked;
}
