import { isIPv4 } from 'node:net';

const SYSTEMS = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
] as const;

/** The first match is used, because most browsers also send names of later entries. */
const BROWSERS = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

/** Browser and system in words, such as 'Chrome no Windows'. Only for display, because a client can send any text. */
export function deviceInWords(userAgent: string): string {
  const named = (table: readonly (readonly [RegExp, string])[]) =>
    table.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  if (browser === undefined) return system ?? 'Programa';
  return system === undefined ? browser : `${browser} no ${system}`;
}

/** The beginning of an IP address, which distinguishes places but does not identify a person. */
export function placeInWords(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  if (plain === '::1' || plain.startsWith('127.')) return 'desta máquina';
  if (isIPv4(plain)) return plain.replace(/\d+\.\d+$/, '•.•');
  return `${plain.split(':').slice(0, 3).filter(Boolean).join(':').slice(0, 40)}:…`;
}
