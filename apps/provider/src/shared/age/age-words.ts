const MINUTE_MS = 60_000;

/** Approximate age: `há 12 min`, `há 5 h`, `há 3 dias`. Times in epoch milliseconds. */
export function ageWords(at: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - at) / MINUTE_MS));
  if (minutes < 1) return 'agora há pouco';
  if (minutes < 60) return `há ${minutes} min`;
  if (minutes < 48 * 60) return `há ${Math.floor(minutes / 60)} h`;
  return `há ${Math.floor(minutes / 60 / 24)} dias`;
}
