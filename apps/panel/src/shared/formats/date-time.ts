type Shape = 'time' | 'date' | 'dateTime';

const options: Record<Shape, Intl.DateTimeFormatOptions> = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  date: { day: '2-digit', month: '2-digit', year: 'numeric' },
  dateTime: {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
};
const cache = new Map<string, Intl.DateTimeFormat>();

/** Intl formatters are slow to make and a list needs hundreds of times: one per shape and zone. */
function formatter(shape: Shape, timeZone: string): Intl.DateTimeFormat {
  const key = `${shape} ${timeZone}`;
  const known = cache.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('pt-BR', { ...options[shape], timeZone });
  cache.set(key, made);
  return made;
}

let storeTimeZone = 'America/Sao_Paulo';

/** From now on times are shown in this IANA zone, the store's, whatever the clock of the machine says. */
export function showTimesIn(timeZone: string): void {
  storeTimeZone = timeZone;
}

/** The zone times are shown in. */
export function shownTimeZone(): string {
  return storeTimeZone;
}

/** `19:42` in the store's IANA zone. */
export function formatTime(at: Date, timeZone: string = storeTimeZone): string {
  return formatter('time', timeZone).format(at);
}

/** `21/11/2025` in the store's IANA zone. */
export function formatDate(at: Date, timeZone: string = storeTimeZone): string {
  return formatter('date', timeZone).format(at);
}

/** `21/11/2025 19:42` in the store's IANA zone. */
export function formatDateTime(at: Date, timeZone: string = storeTimeZone): string {
  return formatter('dateTime', timeZone).format(at).replace(',', '');
}

/** A calendar day `2025-11-21`, which has no zone, as `21/11/2025`. Throws on another notation. */
export function formatDay(day: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!match) throw new Error(`not a yyyy-mm-dd day: ${day}`);
  return `${match[3]}/${match[2]}/${match[1]}`;
}
